import type { DownloadFailure } from "#platform/download.ts";
import { type AddressMistake, readGivenAddress } from "#platform/given-address.ts";
import type { CalendarLogin } from "./caldav.ts";

/** Why a calendar could not be read. `no-entry`: its server refuses the login. `address-lost`: no secret key opens its address. */
export type CalendarFailure = DownloadFailure | "no-entry" | "no-calendar" | "too-much" | "address-lost";

/** A calendar that somebody of a center keeps elsewhere, as the center sees it: never its address. */
export interface OutsideCalendar {
  id: string;
  /** Null where the center names no doctors. */
  doctorId: string | null;
  host: string;
  paused: boolean;
  /** Null until it was read for the first time. */
  readAt: Date | null;
  failure: CalendarFailure | null;
  failingSince: Date | null;
  /** The number of events that nobody could understand. */
  skipped: number;
}

/** The number of days ahead that are read: the days that patients may ask for, and some more. */
export const DAYS_READ = 90;

const MAX_ADDRESS = 2_000;

/** Reads the address of a calendar that somebody typed. Calendar programs write `webcal:` for https. */
export const readCalendarAddress = (typed: string): { url: string } | { mistake: AddressMistake } =>
  readGivenAddress(typed.trim().replace(/^webcals?:/i, "https:"), { maxLength: MAX_ADDRESS, local: false });

/** Takes the login out of an address such as `https://ana:clave@calendar.example/`, so that it is neither shown again nor lost. */
export function withoutLogin(typed: string): { address: string; login: CalendarLogin | null } {
  const url = typed.length <= MAX_ADDRESS ? URL.parse(typed.trim()) : null;
  if (!url?.username && !url?.password) return { address: typed, login: null };
  const login = { user: decoded(url.username), password: decoded(url.password) };
  url.username = "";
  url.password = "";
  return { address: url.href, login };
}

/** Returns what was written with per cent signs as it was meant; a password may hold one that means itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
