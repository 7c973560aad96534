import { data } from "react-router";
import type { Context } from "#domain/context.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { receiptOf } from "#domain/leads/receipts.server.ts";
import { receiptPdf } from "./receipt-pdf.server.ts";

/** Answers with the receipt of a request, in the file format of the address. */
export async function receiptFile(
  { db, publicUrl }: Pick<Context, "db" | "publicUrl">,
  leadId: string,
  request: Request,
): Promise<Response> {
  const receipt = await receiptOf(db, leaveOfPatient(leadId)!);
  if (!receipt) throw data(null, { status: 404 });
  const isPdf = new URL(request.url).pathname.endsWith(".pdf");
  return new Response(isPdf ? new Uint8Array(await receiptPdf(receipt, publicUrl)) : JSON.stringify(receipt, null, 1), {
    headers: {
      "Content-Type": isPdf ? "application/pdf" : "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${receipt.number}.${isPdf ? "pdf" : "json"}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
