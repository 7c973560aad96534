import type { BadgeKind } from "#app/ui/badge.tsx";
import type { InboxRow } from "#domain/followups/inbox-rows.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";

/** Writes the open time that a center has left. */
export function openTimeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return m.followups_minutes({ minutes: String(rest) });
  if (rest === 0) return m.followups_hours({ hours: String(hours) });
  return m.followups_hours_minutes({ hours: String(hours), minutes: String(rest) });
}

/** Returns the state of an offer, with its price for who sees prices. */
export function statusOf(
  { tab, status, priceCents, openedFree }: Pick<InboxRow, "tab" | "status" | "priceCents" | "openedFree">,
  seesPrices: boolean,
): { kind: BadgeKind; label: string } {
  if (tab === "new") return { kind: "info", label: m.followups_status_new() };
  if (tab === "answered") return { kind: "neutral", label: m.followups_status_answered() };
  if (tab === "opened" && !seesPrices) return { kind: "verified", label: m.followups_opened() };
  if (tab === "opened")
    return {
      kind: "verified",
      label: openedFree ? m.followups_opened_free() : m.followups_opened_for({ price: formatUsdExact(priceCents) }),
    };
  if (tab === "withdrawn") return { kind: "error", label: m.followups_status_withdrawn() };
  if (status === "declined") return { kind: "neutral", label: m.followups_status_declined() };
  if (status === "returned") return { kind: "neutral", label: m.followups_status_returned() };
  return { kind: "expired", label: m.followups_status_expired() };
}

/** Returns whether opening it now uses one of the free first requests. */
export const isWelcome = ({ priceCents, welcomeLeft }: Pick<InboxRow, "priceCents" | "welcomeLeft">): boolean =>
  priceCents > 0 && welcomeLeft > 0;

/** Says what the next step costs now: opening it, or nothing where its person asked first and waits for an answer. */
export const priceText = (row: Pick<InboxRow, "priceCents" | "welcomeLeft" | "waitsForPatient">): string => {
  if (row.waitsForPatient) return m.followups_answer_free();
  return isWelcome(row) ? m.followups_free({ count: row.welcomeLeft, total: WELCOME_LEADS }) : formatUsdExact(row.priceCents);
};

export const sharedText = ({ exclusivity, others }: Pick<InboxRow, "exclusivity" | "others">): string =>
  exclusivity === "exclusive" ? m.followups_alone() : others > 0 ? m.followups_shared_with({ count: others }) : m.followups_shared();

/** Returns short facts about a request. */
export function chipsOf({ quality: { codes }, careLanguage }: Pick<InboxRow, "quality" | "careLanguage">): string[] {
  return [
    ...(codes.includes("email_confirmed") ? [m.followups_chip_confirmed()] : []),
    ...(codes.includes("phone_confirmed") ? [m.followups_chip_phone()] : []),
    ...(codes.includes("budget_stated") ? [m.followups_chip_budget()] : []),
    ...(codes.includes("message_brief") || codes.includes("message_empty") ? [m.followups_chip_brief()] : []),
    ...(careLanguage ? [careLanguage.name] : []),
  ];
}

export const momentText = (moment: Date) => ({ day: formatWeekday(moment), time: formatTime(moment) });
