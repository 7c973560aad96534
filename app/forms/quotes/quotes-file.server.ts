import { data } from "react-router";
import { privateFile } from "#app/private-file.ts";
import { loadSite } from "#domain/content/site.server.ts";
import type { Context } from "#domain/context.ts";
import type { QuotesForService } from "#domain/quotes/patient-quotes.server.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { quotesPdf } from "./quotes-pdf.server.ts";

/** Answers with quotes as a PDF that leads back to their page, or with 404 while there are none. */
export async function quotesFile(
  { db, publicUrl }: Pick<Context, "db" | "publicUrl">,
  groups: readonly QuotesForService[],
  page: { path: string; signed: boolean },
): Promise<Response> {
  if (groups.every(({ centers }) => centers.length === 0)) throw data(null, { status: 404 });
  const site = await loadSite(db);
  const bytes = await quotesPdf(groups, { site, url: `${publicUrl}${page.path}`, signed: page.signed, today: dayInSantoDomingo(now()) });
  return privateFile({ bytes: new Uint8Array(bytes), mediaType: "application/pdf", fileName: "presupuestos.pdf" });
}
