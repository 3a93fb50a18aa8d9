// Names of cards: longer ones are set smaller.

export const nameSize = (title: string): string => (title.length > 18 ? "xlong" : title.length > 13 ? "long" : "");
