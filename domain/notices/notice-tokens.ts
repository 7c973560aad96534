import { type Keys, signToken, verifyToken } from "#platform/keys.ts";
import type { Topic } from "./notice.ts";

const PURPOSE = "end-mails";
const YEAR_MS = 365 * 24 * 3_600_000;

interface Payload {
  userId: string;
  topic: Topic;
}

/** Signs the link in a mail that turns off mails like it. It is valid for a year, since mails are read late. */
export const endMailsToken = (keys: Keys, payload: Payload, now: Date): string =>
  signToken(keys, PURPOSE, payload, new Date(now.getTime() + YEAR_MS));

export const readEndMailsToken = (keys: Keys, token: string, now: Date): Payload | null => verifyToken<Payload>(keys, PURPOSE, token, now);
