// The bots that can be invited, in a list: levels first, the others by how they play.

import { agentName, isLevel, t } from "./words";

export function AgentOptions({ agents }: { agents: string[] }) {
  const others = agents.filter((each) => !isLevel(each));
  const option = (agent: string) => (
    <option key={agent} value={agent}>
      {agentName(agent)}
    </option>
  );
  return (
    <>
      {agents.filter(isLevel).map(option)}
      {others.length === 0 ? null : <optgroup label={t("botsByKind")}>{others.map(option)}</optgroup>}
    </>
  );
}
