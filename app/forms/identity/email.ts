/** Returns whether mail could be sent to an address. Only a mail that arrives proves more. */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@.\p{C}]+$/u.test(text);
