// Numbers for messages that no other message of any page has.

let count = 0;
const stamp = Math.random().toString(36).slice(2, 8);

export const newId = (): string => {
  count += 1;
  return `${stamp}-${count.toString(36)}`;
};
