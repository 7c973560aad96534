/**
 * A process that reads a calendar once, as the site's worker does, from a server of a test: a site itself reads only what is public and
 * encrypted. The thread that reads files in a build is none of a test's own, so this is a process without one.
 */
import { readCalendars } from "#domain/consultations/read-calendars.server.ts";
import { sealAddress } from "#domain/consultations/sealed-address.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { readEnv } from "#platform/env.ts";
import { keysFrom } from "#platform/keys.ts";

interface Given {
  databaseUrl: string;
  dataDir: string;
  publicUrl: string;
  calendarId: string;
  /** The network address that may be reached, and where the calendar is. */
  host: string;
  url: string;
}

const { databaseUrl, dataDir, publicUrl, calendarId, host, url } = JSON.parse(process.env.GIVEN!) as Given;
const keys = keysFrom(readEnv({ DATA_DIR: dataDir }).secretKeys);
const db = openDatabase(databaseUrl, { max: 2 });
await db
  .updateTable("consultation_calendars")
  .set({ ...sealAddress(keys, calendarId, { url, login: null }), next_at: new Date(0) })
  .where("id", "=", calendarId)
  .execute();
await readCalendars({ db, keys, publicUrl, mayReach: (address) => address === host, encrypted: false });
await db.destroy();
