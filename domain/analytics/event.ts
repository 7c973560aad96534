import { z } from "zod";

const text = z.string().trim().max(100);
const number = z.number().finite();
/** A few ids, separated by commas. */
const ids = z.string().trim().max(120);

/** Lists every event and the facts that each may carry. Other facts are not kept. */
const facts = {
  search_performed: z.object({ query: text, ciudad: text, servicio: text }).partial(),
  filter_applied: z.object({ facet: text, value: text }).partial(),
  view_center: z.object({ center_id: text, center_name: text }).partial(),
  view_doctor: z.object({ doctor_id: text, doctor_name: text }).partial(),
  cta_click_asesoria: z.object({ location: text, page: text }).partial(),
  lead_submit: z
    .object({ source: text, exclusive: z.boolean(), country: text, origin_center_id: text, consent_other_centers: z.boolean() })
    .partial(),
  download_guide: z.object({ page: text, value: text }).partial(),
  LeadConsent_Select: z
    .object({ consent: z.enum(["yes", "no"]), center_id: text, page_path: z.string().max(300).transform(publicPath), provider_id: ids })
    .partial(),
  Lead_Routed: z.object({ lead_id: text, strategy: text, quality_score: number, decision: text }).partial(),
  Lead_AdminQualified: z.object({ lead_id: text, quality_score: number, decision: text }).partial(),
  lead_purchased: z.object({ lead_id: text, provider_id: text, exclusive: z.boolean(), automatic: z.boolean() }).partial(),
  web_vital: z.object({ metric: z.enum(["CLS", "INP", "FCP", "LCP", "TTFB"]), value: number, rating: text }),
} as const;

export type EventName = keyof typeof facts;

/** Recorded by the server and the worker, never by a browser. */
const OURS: readonly EventName[] = ["Lead_Routed", "Lead_AdminQualified", "lead_purchased"];

export interface AnalyticsEvent {
  name: EventName;
  path: string;
  facts: Readonly<Record<string, string | number | boolean>>;
}

const MAX_AT_ONCE = 40;
const batch = z.object({
  path: z.string().max(300).startsWith("/"),
  events: z.array(z.object({ name: z.string(), facts: z.unknown() })).max(MAX_AT_ONCE),
});

/** Reads a browser's report, leaving out unknown events and facts. Returns null when it is not a report. */
export function readReport(raw: unknown): AnalyticsEvent[] | null {
  const report = batch.safeParse(raw);
  if (!report.success) return null;
  const path = publicPath(report.data.path);
  return report.data.events.flatMap(({ name, facts: given }) => {
    if (!isEventName(name) || OURS.includes(name)) return [];
    const kept = facts[name].safeParse(given ?? {});
    return kept.success ? [{ name, path, facts: kept.data as AnalyticsEvent["facts"] }] : [];
  });
}

const isEventName = (name: string): name is EventName => Object.hasOwn(facts, name);

/** Returns a path without secrets. A signed link gives access, so only its kind is kept. */
function publicPath(path: string): string {
  return path.split(/[?#]/, 1)[0]!.replace(/^\/(solicitud|oferta|mensaje|bandeja)\/[^/]+/, "/$1/…");
}
