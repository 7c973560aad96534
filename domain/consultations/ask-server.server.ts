import { type DownloadLimits, download } from "#platform/download.ts";
import { type CalendarLogin, eventsBetween, type Found, foundIn, mayFollow, WHAT_IS_THERE, WHICH_CALENDARS } from "./caldav.ts";
import type { CalendarFailure } from "./outside-calendar.ts";

interface Asked {
  from: number;
  until: number;
  /** What all answers together may take. */
  limits: Pick<DownloadLimits, "maxBytes" | "patienceMs" | "mayReach" | "encrypted">;
}

/** Nobody's own calendars are more. To leave some out would leave hours free at which somebody is busy. */
const MAX_CALENDARS = 10;
const MAX_REDIRECTS = 3;
const MAX_LIST_BYTES = 256 * 2 ** 10;
/** Where a server that is known by its name alone says where its calendars are (RFC 6764). */
const WELL_KNOWN = "/.well-known/caldav";

type Ask = (url: URL, question: Question) => Promise<Buffer>;
interface Question {
  method: "REPORT" | "PROPFIND";
  depth: "0" | "1";
  body: string;
}

class Unread extends Error {
  readonly failure: CalendarFailure;
  constructor(failure: CalendarFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Returns the events of a calendar on a CalDAV server, or of all calendars of whoever logs in where the address is no calendar itself.
 * Where they are is asked each time, so that one that is added or goes is noticed.
 */
export async function askServer(url: string, login: CalendarLogin, { from, until, limits }: Asked): Promise<Buffer[] | CalendarFailure> {
  const late = performance.now() + limits.patienceMs;
  let left = limits.maxBytes;
  const headers = {
    "Content-Type": "application/xml; charset=utf-8",
    "User-Agent": "Calendars/1",
    Authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString("base64")}`,
  };
  const ask: Ask = async (target, { method, depth, body }) => {
    const got = await download(target.href, {
      ...limits,
      patienceMs: Math.max(1, Math.floor(late - performance.now())),
      maxBytes: method === "REPORT" ? left : Math.min(left, MAX_LIST_BYTES),
      maxRedirects: MAX_REDIRECTS,
      sameOrigin: true,
      headers: { ...headers, Depth: depth },
      ask: { method, body },
    });
    if (!got.ok) throw new Unread(got.status === 401 || got.status === 403 ? "no-entry" : got.reason);
    left -= got.bytes.length;
    return got.bytes;
  };
  try {
    const answers: Buffer[] = [];
    for (const calendar of await calendarsAt(new URL(url), ask))
      answers.push(await ask(calendar, { method: "REPORT", depth: "1", body: eventsBetween(from, until) }));
    return answers;
  } catch (error) {
    if (error instanceof Unread) return error.failure;
    throw error;
  }
}

async function calendarsAt(url: URL, ask: Ask): Promise<URL[]> {
  const look = async (at: URL): Promise<Found> => {
    const [first] = listed(await ask(at, { method: "PROPFIND", depth: "0", body: WHAT_IS_THERE }));
    if (!first) throw new Unread("no-calendar");
    return first;
  };
  const there = await look(url).catch((error: unknown) => {
    if (url.pathname !== "/" || !(error instanceof Unread) || error.failure !== "not-found") throw error;
    return look(new URL(WELL_KNOWN, url));
  });
  if (there.isCalendar) return [url];
  const home = there.home ?? (there.principal && (await look(placeOf(there.principal, url))).home);
  if (!home) throw new Unread("no-calendar");
  const place = placeOf(home, url);
  const calendars = listed(await ask(place, { method: "PROPFIND", depth: "1", body: WHICH_CALENDARS })).filter(
    ({ isCalendar, makesBusy }) => isCalendar && makesBusy,
  );
  if (calendars.length === 0) throw new Unread("no-calendar");
  if (calendars.length > MAX_CALENDARS) throw new Unread("too-much");
  return calendars.map(({ href }) => placeOf(href, place));
}

function listed(bytes: Buffer): Found[] {
  const found = foundIn(bytes.toString());
  if (!found) throw new Unread("no-calendar");
  return found;
}

/** Reads an address that a server gave. The login goes to no other server because of it. */
function placeOf(href: string, base: URL): URL {
  const place = URL.parse(href, base.href);
  if (!place || !mayFollow(base, place)) throw new Unread("bad-address");
  return place;
}
