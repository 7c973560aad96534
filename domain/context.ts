import type { Actor } from "#domain/audit/actor.ts";
import type { Db } from "#platform/db/db.ts";
import type { JobQueue } from "#platform/jobs.ts";
import type { Keys } from "#platform/keys.ts";

/**
 * What a command may use besides its input. Made once per process in server/services.ts, and by tests/support; a door that
 * knows more about who acts passes `{ ...services, actor }`.
 */
export interface Context {
  db: Db;
  jobs: JobQueue;
  keys: Keys;
  /** The site's address as people see it, without a trailing slash: links in mails start with it. */
  publicUrl: string;
  /** Who acts: what the audit log keeps of whoever calls the command. */
  actor: Actor;
}
