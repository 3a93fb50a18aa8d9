"""Cases: the executable rulebook. A YAML document that a rules lawyer can read, run against the real engine.

`docs/cases.md` describes the format. A case that fails says which paths differed, and shows the decision it stood at.
"""

from undercroft.core.cases.document import Case, CaseError, read_cases
from undercroft.core.cases.run import fresh, run_case

__all__ = ["Case", "CaseError", "fresh", "read_cases", "run_case"]
