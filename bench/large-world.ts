import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { seedLargeWorld } from "#db/seed/large-world.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { migrateTables } from "#server/database-server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";

/** Makes a directory with this many providers on a database server of its own, deleted after use (`await using`). */
export async function largeWorld(providers: number): Promise<{ db: Db; url: string } & AsyncDisposable> {
  const folder = mkdtempSync(join(tmpdir(), "cuna-bench-"));
  const server = await startEmbeddedPostgres({ dataDir: join(folder, "postgres") });
  await migrateTables(server.url);
  const owner = openDatabase(server.url, { role: "owner", max: 2 });
  await seedLargeWorld(owner, providers);
  await sql`vacuum analyze`.execute(owner);
  await owner.destroy();
  const db = openDatabase(server.url, { max: 4 });
  return {
    db,
    url: server.url,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
