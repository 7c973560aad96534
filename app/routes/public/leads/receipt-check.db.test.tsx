import { expect, test } from "vitest";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { fingerprintOf } from "#domain/leads/receipt.ts";
import { receiptOf } from "#domain/leads/receipts.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, routed } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import ReceiptCheck, { action } from "./receipt-check.tsx";

const ctx = await testContext();
await addCenter(ctx, "luna");
const { leadId } = await routed(ctx, { originSlug: "luna" });
const receipt = (await receiptOf(ctx.db, leaveOfPatient(leadId)!))!;

async function sent(fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const { data, init } = await action(routeArgs(ctx, new Request("https://cuna.test/comprobante", { method: "POST", body }), {}));
  return { status: init?.status, result: data.result, html: drawPage(ReceiptCheck, { actionData: data, loaderData: {}, params: {} }) };
}

test("a person who holds a receipt checks it as a file, pasted, or by its number and fingerprint, and is told what was agreed to", async () => {
  const json = JSON.stringify(receipt);
  const asFile = await sent({ archivo: new File([json], "comprobante.json") });
  expect(asFile).toMatchObject({ status: 200, result: "agrees" });
  expect(asFile.html).toContain("Acepto que Cuna envíe esta solicitud a Centro luna.");
  expect(await sent({ comprobante: json })).toMatchObject({ status: 200, result: "agrees" });
  const typed = await sent({ numero: receipt.number, huella: fingerprintOf(receipt.digest) });
  expect(typed).toMatchObject({ status: 200, result: "agrees" });
  expect(typed.html).not.toContain("Acepto que");
});

test("what is no receipt is refused in a sentence that keeps what was typed; who tries for long has to wait", async () => {
  const wrong = await sent({ comprobante: "hola, esto no es" });
  expect(wrong).toMatchObject({ status: 422, result: "unreadable" });
  expect(wrong.html).toContain("hola, esto no es");
  expect(await sent({})).toMatchObject({ status: 422, result: "empty" });
  expect(await sent({ archivo: new File(["x".repeat(70_000)], "x.json") })).toMatchObject({ status: 413, result: "too-large" });
  const results = [];
  for (let count = 0; count < 32; count++) results.push((await sent({ numero: receipt.number, huella: "0".repeat(24) })).result);
  expect(results[0]).toBe("unknown");
  expect(results.at(-1)).toBe("too-often");
});
