import path from "node:path";
import type { Env } from "#platform/env.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/embedded-postgres.ts";

export interface DatabaseServer {
  /** The address as the owner of the schema. */
  url: string;
  embedded: boolean;
  /** See EmbeddedPostgres. Always true for a server given by DATABASE_URL. */
  isServed(): boolean;
  /** Releases the server. The embedded one ends with its last user. */
  stop(): Promise<void>;
}

/** Returns the folder of the embedded server. */
export const embeddedFolder = ({ DATA_DIR }: Pick<Env, "DATA_DIR">) => path.join(DATA_DIR, "postgres");

/** Opens the server of DATABASE_URL, or starts or joins the embedded one. */
export async function openDatabaseServer(env: Pick<Env, "DATABASE_URL" | "DATA_DIR">): Promise<DatabaseServer> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, embedded: false, isServed: () => true, stop: async () => {} };
  return { ...(await startEmbeddedPostgres({ dataDir: embeddedFolder(env) })), embedded: true };
}
