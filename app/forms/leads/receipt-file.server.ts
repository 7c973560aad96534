import { data } from "react-router";
import { loadSite } from "#domain/content/site.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { receiptOf } from "#domain/leads/receipts.server.ts";
import { shownToPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { receiptPdf } from "./receipt-pdf.server.ts";

type Services = Pick<Context, "db" | "keys" | "publicUrl">;

/** Answers with the receipt of a request, in the file format of the address. */
export async function receiptFile(services: Services, leadId: string, request: Request): Promise<Response> {
  const { db, publicUrl } = services;
  const leave = leaveOfPatient(leadId)!;
  const receipt = await receiptOf(db, leave);
  if (!receipt) throw data(null, { status: 404 });
  const isPdf = new URL(request.url).pathname.endsWith(".pdf");
  const paper = async () => {
    const [site, lead, now] = await Promise.all([loadSite(db), shownToPatient(services, leave), databaseTime(db)]);
    return new Uint8Array(await receiptPdf(receipt, { site, publicUrl, lead, now }));
  };
  return new Response(isPdf ? await paper() : JSON.stringify(receipt, null, 1), {
    headers: {
      "Content-Type": isPdf ? "application/pdf" : "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${receipt.number}.${isPdf ? "pdf" : "json"}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
