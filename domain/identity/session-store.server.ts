import { createHash } from "node:crypto";
import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth";
import { APIError } from "better-auth/api";
import { now } from "#platform/clock.ts";
import { decoyPasskey } from "./decoy-passkey.ts";

type Queries = DBTransactionAdapter;

/** Returns what the table stores of a session's token. The token is random, so a plain digest cannot be reversed. */
export const digestOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Wraps the database of the sign-in library. A session's token is stored as its digest; an ended session stays in the table as
 * inactive; a passkey's uses are counted strictly; and an unknown passkey is checked like any other. The library itself only sees
 * tokens that it made or that a browser sent.
 */
export function keepingSessions(inner: DBAdapter): DBAdapter {
  return { ...wrapped(inner), transaction: (work) => inner.transaction((tx) => work(wrapped(tx))) } as DBAdapter;
}

function wrapped<T extends Queries>(inner: T): T {
  const ended = () => ({ isActive: false, endedAt: now() });
  const own: Partial<Queries> = {
    async create(input) {
      if (input.model !== "session") return inner.create(input);
      const { token, ipAddress: _, ...rest } = input.data as Record<string, unknown>;
      const made = await inner.create({ ...input, data: { ...rest, token: digestOfToken(String(token)) } as never });
      return { ...made, token } as never;
    },
    async findOne(input) {
      if (input.model === "passkey") return (await inner.findOne(input)) ?? (decoyFor(input.where) as never);
      if (input.model !== "session") return inner.findOne(input);
      return withToken(await inner.findOne({ ...input, where: live(input.where) }), input.where);
    },
    async findMany(input) {
      return inner.findMany(input.model === "session" ? { ...input, where: live(input.where ?? []) } : input);
    },
    async update(input) {
      if (input.model === "passkey") return countPasskeyUse(inner, input);
      if (input.model !== "session") return inner.update(input);
      return withToken(await inner.update({ ...input, where: live(input.where) }), input.where);
    },
    async delete(input) {
      if (input.model !== "session") return inner.delete(input);
      await inner.updateMany({ model: "session", where: live(input.where), update: ended() });
    },
    async deleteMany(input) {
      if (input.model !== "session") return inner.deleteMany(input);
      return inner.updateMany({ model: "session", where: live(input.where), update: ended() });
    },
  };
  return { ...inner, ...own };
}

/**
 * Stores how often a passkey has signed, if that is more than before. The library compares too, but a copy and its original arriving
 * at once would both pass there. A passkey that was removed in the meantime opens nothing. Devices that do not count always say 0.
 */
async function countPasskeyUse<T>(inner: Queries, input: Parameters<Queries["update"]>[0]): Promise<T> {
  const { counter } = input.update;
  const before: Where = { field: "counter", operator: counter === 0 ? "eq" : "lt", value: Number(counter) };
  const counted = await inner.update<T>({ ...input, where: [...input.where, before] });
  if (!counted) throw new APIError("UNAUTHORIZED");
  return counted;
}

/** Returns a decoy for a search by a passkey's public name, which only requests with a passkey do. */
function decoyFor(where: Where[]) {
  const shown = where.find(({ field }) => field === "credentialID");
  return shown ? decoyPasskey(String(shown.value)) : null;
}

const isToken = ({ field }: Where) => field === "token";

/** Returns the same conditions for the stored form: digests, and only sessions that have not ended. */
function live(where: Where[]): Where[] {
  const digest = (value: Where["value"]): Where["value"] =>
    Array.isArray(value) ? value.map((token) => digestOfToken(String(token))) : digestOfToken(String(value));
  const digested = where.map((condition) => (isToken(condition) ? { ...condition, value: digest(condition.value) } : condition));
  return [...digested, { field: "isActive", value: true }];
}

/** Returns a row found by token with the token itself, since the library sets cookies from what it reads. */
function withToken<T>(row: T, where: Where[]): T {
  const asked = where.find(isToken);
  return row && asked ? { ...row, token: asked.value } : row;
}
