import { count, slugs } from "#app/query-shapes.ts";
import type { QuotedCenter } from "#domain/quotes/patient-quotes.server.ts";

/** The reason why a question to several centers was not sent, with what was typed and ticked. */
export interface AskedAll {
  /** The treatment whose quotes it is about; empty for none. */
  service: string;
  typed: string;
  /** The ids of the ticked centers. */
  chosen: readonly string[];
  error: string;
}

/** How many centers were asked just now, and about which treatment. */
export interface JustAsked {
  count: number;
  service: string;
}

/** The keys by which the page says so. */
export const JUST_ASKED_QUERY = { preguntado: count(30), servicio: slugs() };

/** Reads from the address how many were asked a moment ago; null for none. */
export function justAsked(query: URLSearchParams): JustAsked | null {
  const asked = Number(query.get("preguntado"));
  return asked > 0 ? { count: asked, service: query.get("servicio") ?? "" } : null;
}

/** Returns whether there are two or more centers of a treatment to ask. */
export const mayAskAll = (centers: readonly QuotedCenter[]): boolean => centers.filter(({ hasContact }) => hasContact).length > 1;

/** Returns the place of a treatment's form on the page. The first one has the name that other pages lead to. */
export function askAllId(service: string, groups: readonly { service: { id: string } | null; centers: readonly QuotedCenter[] }[]): string {
  const first = groups.find((group) => mayAskAll(group.centers));
  return (first?.service?.id ?? "") === service ? "preguntar" : `preguntar-${service || "otra"}`;
}
