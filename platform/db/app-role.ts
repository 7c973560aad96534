import { type Kysely, sql } from "kysely";
import { openDatabase } from "./db.ts";

const NOT_ALLOWED = "42501";
const CREATED_MEANWHILE = "42710";

/**
 * Makes the role that web and worker act as, and lets the owner of the database act as it. Apart from the migrations, since
 * a role belongs to the whole server, and a user that created it may, from PostgreSQL 16, not act as it without more ado.
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

/** Tried in a transaction, so that the connection is itself again after it. */
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
