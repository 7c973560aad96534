import { type Env, EnvMistakes, readEnv } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { openServices, type Services, type ServicesOptions } from "./services.ts";

/** What the codes of Node and of PostgreSQL mean for whoever wrote DATABASE_URL. The address itself holds a password and is not quoted. */
const DATABASE_FAILURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no server answers there",
  ENOTFOUND: "its host has no address",
  EAI_AGAIN: "its host has no address now",
  ETIMEDOUT: "its server does not answer in time",
  EHOSTUNREACH: "its host cannot be reached",
  ENETUNREACH: "its host cannot be reached",
  "28P01": "the server refuses its password",
  "28000": "the server refuses its user",
  "3D000": "the server has no database of that name",
};

/**
 * Returns the sentences that tell why a process cannot start: wrong variables, or a database of DATABASE_URL that cannot be reached.
 * Returns null for other failures, whose stack is needed.
 */
export function startFailure(error: unknown, databaseUrl: string | undefined): readonly string[] | null {
  if (error instanceof EnvMistakes) return error.mistakes;
  if (!databaseUrl) return null;
  // A name with several addresses fails with one error for each.
  const one = error instanceof AggregateError ? error.errors[0] : error;
  const { code = "", address, hostname, port } = one as { code?: string; address?: string; hostname?: string; port?: number };
  const why = DATABASE_FAILURES[code];
  if (!why) return null;
  const place = [address ?? hostname, port].filter((part) => part !== undefined).join(":");
  return [`DATABASE_URL: ${why} (${[code, place].filter((part) => part !== "").join(" ")}).`];
}

/** Opens the services of a process, or ends it with the reason in a sentence. */
export async function openOrSay(options: Omit<ServicesOptions, "env">): Promise<Services> {
  let env: Env | undefined;
  try {
    env = readEnv();
    return await openServices({ ...options, env });
  } catch (error) {
    const sentences = startFailure(error, env?.DATABASE_URL);
    if (!sentences) throw error;
    for (const sentence of sentences) log.fatal(sentence);
    process.exit(1);
  }
}
