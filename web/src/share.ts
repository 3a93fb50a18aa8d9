// What came again unchanged stays the same object, so that nothing of it is drawn again.

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const idOf = (value: unknown): unknown => (isObject(value) ? (value as Plain).id : undefined);

const sharedList = (before: unknown[], now: unknown[]): unknown[] => {
  // Things are found again by their id: what lay before them may be gone.
  const byId = new Map(before.map((each) => [idOf(each), each]));
  let isSame = before.length === now.length;
  now.forEach((each, i) => {
    const id = idOf(each);
    now[i] = shared(id === undefined ? before[i] : byId.get(id), each);
    isSame &&= now[i] === before[i];
  });
  return isSame ? before : now;
};

/** The newer value, or the older one where both say the same; likewise for everything inside. Changes `now` itself. */
export const shared = <T>(before: unknown, now: T): T => {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  if (Array.isArray(before)) return sharedList(before, now as unknown[]) as T;
  const [old, fresh] = [before as Plain, now as unknown as Plain];
  const names = Object.keys(fresh);
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    fresh[name] = shared(old[name], fresh[name]);
    isSame &&= fresh[name] === old[name] && name in old;
  }
  return isSame ? (before as T) : now;
};
