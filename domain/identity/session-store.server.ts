import { createHash } from "node:crypto";
import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth";
import { APIError } from "better-auth/api";
import { now } from "#platform/clock.ts";
import { decoyPasskey } from "./decoy-passkey.ts";

type Queries = DBTransactionAdapter;

/** Returns what the table keeps of a session's token. The token is random, so that a plain digest cannot be turned around. */
export const digestOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Wraps the database of the sign-in library: a session's token is kept as its digest, a session that ends stays in the table, inactive,
 * a passkey counts its uses strictly, and one that nobody has is looked at like any other. The library itself only ever sees tokens that
 * it has made or that a browser has sent.
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
 * Writes down how often a passkey has signed, if that is more than before. The library compares too, but a copy and its original that come
 * at once would both pass there; and one that was removed meanwhile opens nothing. Devices that do not count always say 0.
 */
async function countPasskeyUse<T>(inner: Queries, input: Parameters<Queries["update"]>[0]): Promise<T> {
  const { counter } = input.update;
  const before: Where = { field: "counter", operator: counter === 0 ? "eq" : "lt", value: Number(counter) };
  const counted = await inner.update<T>({ ...input, where: [...input.where, before] });
  if (!counted) throw new APIError("UNAUTHORIZED");
  return counted;
}

/** Only who shows a passkey asks by its public name. */
function decoyFor(where: Where[]) {
  const shown = where.find(({ field }) => field === "credentialID");
  return shown ? decoyPasskey(String(shown.value)) : null;
}

const isToken = ({ field }: Where) => field === "token";

/** The same conditions on what lies in the table: digests, of sessions that have not ended. */
function live(where: Where[]): Where[] {
  const digest = (value: Where["value"]): Where["value"] =>
    Array.isArray(value) ? value.map((token) => digestOfToken(String(token))) : digestOfToken(String(value));
  const digested = where.map((condition) => (isToken(condition) ? { ...condition, value: digest(condition.value) } : condition));
  return [...digested, { field: "isActive", value: true }];
}

/** Whoever asked by token gets the token back, since the library sets cookies from what it reads. */
function withToken<T>(row: T, where: Where[]): T {
  const asked = where.find(isToken);
  return row && asked ? { ...row, token: asked.value } : row;
}
