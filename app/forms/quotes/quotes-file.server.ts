import { data } from "react-router";
import { privateFile } from "#app/private-file.ts";
import type { QuotesForService } from "#domain/quotes/patient-quotes.server.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { quotesPdf } from "./quotes-pdf.server.ts";

/** Answers with a comparison of quotes as a PDF, or with 404 while there are none. */
export async function quotesFile(groups: readonly QuotesForService[]): Promise<Response> {
  if (groups.every(({ centers }) => centers.length === 0)) throw data(null, { status: 404 });
  const bytes = await quotesPdf(groups, dayInSantoDomingo(now()));
  return privateFile({ bytes: new Uint8Array(bytes), mediaType: "application/pdf", fileName: "presupuestos.pdf" });
}
