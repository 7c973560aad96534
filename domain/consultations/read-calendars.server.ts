import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Db } from "#platform/db/db.ts";
import { type DownloadLimits, download } from "#platform/download.ts";
import { askServer } from "./ask-server.server.ts";
import type { Busy } from "./busy-times.ts";
import { busyTimesApart } from "./busy-times-apart.server.ts";
import { zoneOf } from "./hours-queries.server.ts";
import { type CalendarFailure, DAYS_READ } from "./outside-calendar.ts";
import { openAddress } from "./sealed-address.server.ts";

export interface CalendarReader extends Pick<Context, "db" | "keys" | "publicUrl"> {
  /** Says which network addresses calendars may come from. */
  mayReach: (address: string) => boolean;
  /** False where tests read a calendar on their own machine. */
  encrypted: boolean;
  patienceMs?: number;
}

const MAX_BYTES = 10 * 2 ** 20;
const MAX_REDIRECTS = 3;
const PATIENCE_MS = 15_000;
const HEADERS = { Accept: "text/calendar, */*;q=0.5", "User-Agent": "Calendars/1" };
const EVERY_MINUTES = 5;
/** Nothing else waits for longer than this for the calendars of one run. */
const MAX_AT_ONCE = 20;
const DAY_MS = 86_400_000;

type ReadLimits = Pick<DownloadLimits, "maxBytes" | "patienceMs" | "mayReach" | "encrypted">;

interface Claim {
  id: string;
  providerId: string;
  address: Buffer;
  key_id: string;
  now: Date;
}

/** Reads the calendars that are due, one after the other, and keeps when their owners are busy. */
export async function readCalendars(reader: CalendarReader): Promise<void> {
  for (let count = 0; count < MAX_AT_ONCE; count++) {
    const claim = await claimDue(reader.db);
    if (!claim) return;
    const found = await read(reader, claim);
    if (typeof found === "string") await keepFailure(reader.db, claim, found);
    else await keepBusy(reader.db, claim, found.busy, found.skipped);
  }
}

/** Takes the calendar that waits longest. One that fails is asked less often, the longer it fails. */
async function claimDue(db: Db): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    update consultation_calendars set next_at = now() + case
        when failing_since < now() - interval '1 day' then interval '2 hours'
        when failing_since < now() - interval '1 hour' then interval '30 minutes'
        else make_interval(mins => ${EVERY_MINUTES}) end
    where id = (select id from consultation_calendars where not paused and next_at <= now() order by next_at limit 1 for update skip locked)
    returning id, provider_id as "providerId", address, key_id, now() as now`.execute(db);
  return rows[0];
}

/** Downloads and reads a calendar. No transaction is open while its host answers. */
async function read(
  reader: CalendarReader,
  { id, providerId, address, key_id, now }: Claim,
): Promise<{ busy: Busy[]; skipped: number } | CalendarFailure> {
  const { db, keys, mayReach, encrypted, patienceMs = PATIENCE_MS } = reader;
  const opened = openAddress(keys, id, { address, key_id });
  if (!opened) return "address-lost";
  if (opened.renewed)
    await db.updateTable("consultation_calendars").set(opened.renewed).where("id", "=", id).where("address", "=", address).execute();
  const { url, login } = opened;
  const [from, until] = [now.getTime() - DAY_MS, now.getTime() + DAYS_READ * DAY_MS];
  const limits = { maxBytes: MAX_BYTES, patienceMs, mayReach, encrypted };
  const calendars = login ? await askServer(url, login, { from, until, limits }) : await fileAt(url, limits);
  if (typeof calendars === "string") return calendars;
  const answer = await busyTimesApart({
    calendars,
    answered: login !== null,
    zone: await zoneOf(db, providerId),
    from,
    until,
    ownUids: await ownUids(reader, providerId),
  });
  return answer.ok ? answer : answer.reason;
}

async function fileAt(url: string, limits: ReadLimits): Promise<Buffer[] | CalendarFailure> {
  const got = await download(url, { ...limits, maxRedirects: MAX_REDIRECTS, headers: HEADERS });
  return got.ok ? [got.bytes] : got.reason;
}

/**
 * Returns the UIDs that this agenda's own events have in calendars. Its consultations hold their time themselves, and one that was
 * cancelled is free at once, even while a calendar still has it. What somebody agreed on with another center here counts.
 */
async function ownUids({ db, publicUrl }: CalendarReader, providerId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("consultations")
    .select("id")
    .where("provider_id", "=", providerId)
    .where("ends_at", ">", sql<Date>`now() - interval '2 days'`)
    .execute();
  const { hostname } = new URL(publicUrl);
  return new Set(rows.map(({ id }) => `${id}@${hostname}`));
}

/** Keeps what was read, unless somebody has removed the calendar or given another address since. */
async function keepBusy(db: Db, { id }: Claim, busy: readonly Busy[], skipped: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const kept = await tx
      .updateTable("consultation_calendars")
      .set({ read_at: sql<Date>`now()`, failure: null, failing_since: null, skipped })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!kept) return;
    await tx.deleteFrom("consultation_busy").where("calendar_id", "=", id).execute();
    await sql`insert into consultation_busy (calendar_id, starts_at, ends_at)
      select ${id}::uuid, to_timestamp(f / 1000.0), to_timestamp(u / 1000.0)
      from unnest(${busy.map(({ from }) => from)}::float8[], ${busy.map(({ until }) => until)}::float8[]) as b (f, u)`.execute(tx);
  });
}

/** Keeps why it could not be read. What was read before stays busy: an hour that may be taken is not offered. */
async function keepFailure(db: Db, { id }: Claim, failure: CalendarFailure): Promise<void> {
  await db
    .updateTable("consultation_calendars")
    .set({ failure, failing_since: sql<Date>`coalesce(failing_since, now())` })
    .where("id", "=", id)
    .execute();
}
