import { data } from "react-router";
import { textOf } from "#app/forms/read-form.server.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import type { Context } from "#domain/context.ts";
import { MAX_RECEIPT_BYTES, type ReceiptBox, readReceipt } from "#domain/leads/receipt.ts";
import { checkFingerprint, checkReceipt, type ReceiptCheck } from "#domain/leads/receipts.server.ts";
import { networkDigest } from "#domain/submissions/network.ts";
import { countTries } from "#domain/submissions/tries.server.ts";

/** The limit of checks from one network in a quarter of an hour. */
const CHECKS = { scope: "receipt checks address", max: 30, seconds: 900 };

export interface CheckedReceipt {
  result: ReceiptCheck | "unreadable" | "too-large" | "empty" | "too-often";
  /** The contents of a matching receipt. It reveals nothing that its holder did not bring. */
  boxes: ReceiptBox[];
  typed: { receipt: string; number: string; fingerprint: string };
}

const STATUS: Readonly<Record<CheckedReceipt["result"], number>> = {
  agrees: 200,
  altered: 200,
  unknown: 200,
  unreadable: 422,
  empty: 422,
  "too-large": 413,
  "too-often": 429,
};

/** Compares a receipt that somebody sent, pasted or typed with what is stored. */
export async function checkSentReceipt(request: Request, ctx: Pick<Context, "db" | "keys">, ip: string) {
  const { fields, files } = await readUpload(request);
  const typed = { receipt: textOf(fields, "comprobante"), number: textOf(fields, "numero"), fingerprint: textOf(fields, "huella") };
  const file = files.find(({ field }) => field === "archivo");
  const answer = (result: CheckedReceipt["result"], boxes: ReceiptBox[] = []) =>
    data({ result, boxes, typed } satisfies CheckedReceipt, { status: STATUS[result], headers: { "Cache-Control": "no-store" } });
  if (file && file.bytes.length > MAX_RECEIPT_BYTES) return answer("too-large");
  const text = file ? Buffer.from(file.bytes).toString("utf8") : typed.receipt.trim();
  if (text === "" && (typed.number === "" || typed.fingerprint === "")) return answer("empty");
  if ((await countTries(ctx.db, [{ ...CHECKS, key: networkDigest(ctx.keys, ip) }])) !== null) return answer("too-often");
  if (text === "") return answer(await checkFingerprint(ctx.db, typed.number, typed.fingerprint));
  const receipt = readReceipt(text);
  if (!receipt) return answer("unreadable");
  const result = await checkReceipt(ctx.db, receipt);
  return answer(result, result === "agrees" ? receipt.boxes : []);
}
