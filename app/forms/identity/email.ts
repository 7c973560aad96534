/** Returns whether mail could reach it; only a mail that arrives proves more. */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@.\p{C}]+$/u.test(text);
