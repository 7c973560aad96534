import { type Kysely, sql } from "kysely";
import { openDatabase } from "./db.ts";

const NOT_ALLOWED = "42501";
const CREATED_MEANWHILE = "42710";

/**
 * Creates the role of the web and worker processes, and lets the database's owner act as it. This is not a migration, because a role
 * belongs to the whole server. Since PostgreSQL 16 the user that creates a role needs an explicit grant to act as it.
 */
export async function ensureAppRole(url: string): Promise<void> {
  const db = openDatabase(url, { role: "owner", max: 1 });
  try {
    if (await canActAsApp(db)) return;
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(db);
    const owner = rows[0]!.name;
    try {
      await sql`create role cuna_app nologin`.execute(db).catch(except(CREATED_MEANWHILE));
      await sql`grant cuna_app to ${sql.id(owner)}`.execute(db);
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
      throw new Error(
        `The database user ${owner} may not make the role that the site acts as: as an administrator of the server, run: create role cuna_app nologin; grant cuna_app to ${owner};`,
        { cause: error },
      );
    }
  } finally {
    await db.destroy();
  }
}

/** Runs in a transaction, so that the connection has its own role again afterwards. */
async function canActAsApp<DB>(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`select from pg_roles where rolname = 'cuna_app'`.execute(db);
  if (rows.length === 0) return false;
  const acting = db.transaction().execute((tx) => sql`set local role cuna_app`.execute(tx));
  return acting.then(
    () => true,
    () => false,
  );
}

const except = (code: string) => (error: { code?: string }) => {
  if (error.code !== code) throw error;
};
