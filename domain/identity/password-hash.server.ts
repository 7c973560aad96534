import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";

/** Hashes as sign-in does. It is slow on purpose: call it before a transaction begins. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export const verifyPassword = (password: string, hashed: string): Promise<boolean> => verify({ hash: hashed, password });
