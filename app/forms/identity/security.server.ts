import { type OpenSession, openSessions } from "#domain/identity/open-sessions.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { type Passkey, passkeysOf } from "#domain/identity/ways-in.server.ts";
import type { Db } from "#platform/db/db.ts";

/** The data for OpenSessions and WaysIn. */
export interface SecurityData {
  email: string;
  secondFactor: boolean;
  sessions: OpenSession[];
  passkeys: Passkey[];
}

export async function loadSecurity(db: Db, viewer: Viewer): Promise<SecurityData> {
  const [sessions, passkeys] = await Promise.all([openSessions({ db }, viewer), passkeysOf({ db }, viewer.userId)]);
  return { email: viewer.email, secondFactor: viewer.secondFactor, sessions, passkeys };
}
