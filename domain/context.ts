import type { Actor } from "#domain/audit/actor.ts";
import type { Db } from "#platform/db/db.ts";
import type { JobQueue } from "#platform/jobs.ts";
import type { Keys } from "#platform/keys.ts";

/**
 * What a command may use besides its input. It is made once per process in server/services.ts, and in tests/support. A caller that
 * knows who acts passes `{ ...services, actor }`.
 */
export interface Context {
  db: Db;
  jobs: JobQueue;
  keys: Keys;
  /** The site's public address without a trailing slash. Links in mails start with it. */
  publicUrl: string;
  /** The one who acts, for the audit log. */
  actor: Actor;
}
