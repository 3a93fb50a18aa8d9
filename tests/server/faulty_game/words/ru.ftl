### Nothing: the words are those of tests/sample, and some are missing on purpose.
