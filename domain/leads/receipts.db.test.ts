import { expect, test } from "vitest";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { withdrawConsent } from "#domain/offers/withdraw-consent.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { leaveOfPatient } from "./lead-access.ts";
import { fingerprintOf, type Receipt, readReceipt, receiptDigest } from "./receipt.ts";
import { checkFingerprint, checkReceipt, receiptOf } from "./receipts.server.ts";

const ctx = await testContext();
const luna = await addCenter(ctx, "luna");
const form = person({ nombre: "Quiterona" });
const { leadId } = await routed(ctx, { originSlug: "luna", form });
const first = (await receiptOf(ctx.db, leaveOfPatient(leadId)!))!;

const checked = (receipt: Receipt) => checkReceipt(ctx.db, readReceipt(JSON.stringify(receipt))!);
/** Forges a receipt as somebody would who knows how the digest is made. */
const forged = (change: Partial<Receipt>): Receipt => {
  const receipt = { ...first, ...change };
  return { ...receipt, digest: receiptDigest(receipt) };
};

test("a receipt holds the words of each box and names its centers, not its person", () => {
  expect(first.boxes.map(({ text, ticked }) => [text, ticked])).toContainEqual([
    `Acepto que Cuna envíe esta solicitud a ${luna.name}.`,
    true,
  ]);
  expect(JSON.stringify(first)).not.toContain("Quiterona");
});

test("a receipt agrees with what is stored, also one of an earlier day and after its person was erased", async () => {
  expect(await checked(first)).toBe("agrees");
  const words = { version: "1", withdrawn: (center: string) => `Retiro: ${center}` };
  await withdrawConsent(ctx, { leadId, from: "all", words, evidence: { ip: null, userAgent: null, pageUrl: null } });
  const second = (await receiptOf(ctx.db, leaveOfPatient(leadId)!))!;
  expect(second.boxes).toHaveLength(first.boxes.length + 1);
  await eraseLead(ctx, { leadId });
  for (const receipt of [first, second]) {
    expect(await checked(receipt)).toBe("agrees");
    expect(await checkFingerprint(ctx.db, receipt.number, fingerprintOf(receipt.digest).toUpperCase())).toBe("agrees");
    expect(await checkFingerprint(ctx.db, ` ${receipt.number.toLowerCase()}`, receipt.digest)).toBe("agrees");
  }
});

test("whatever is changed in a receipt is seen, also with a digest made again", async () => {
  const boxes = first.boxes.map((box, index) => (index === 0 ? { ...box, ticked: !box.ticked } : box));
  const [link] = first.evidence;
  const sealed = Buffer.from("otra cosa").toString("base64");
  expect(await checked({ ...first, boxes })).toBe("altered");
  expect(await checked(forged({ boxes }))).toBe("altered");
  expect(await checked(forged({ number: "CU-2026-99999" }))).toBe("altered");
  expect(await checked(forged({ evidence: [{ ...link!, sealed }] }))).toBe("altered");
});

test("nobody learns which numbers exist: only who holds the evidence finds anything", async () => {
  const invented = forged({ request: "5f0c6a52-9b1f-4c0e-8f6e-0a4c2f3b7d11" });
  expect(await checked(invented)).toBe("altered");
  const zeros = "0000 0000 0000 0000 0000 0000";
  expect(await checkFingerprint(ctx.db, first.number, zeros)).toBe("unknown");
  expect(await checkFingerprint(ctx.db, "CU-2026-99999", zeros)).toBe("unknown");
  expect(await checkFingerprint(ctx.db, first.number, "")).toBe("unknown");
});

test("text that is no receipt is refused whatever it is", () => {
  const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
  const extra = JSON.stringify({ ...first, other: 1 });
  for (const text of ["", "null", "[]", '{"format":"cuna-receipt-1"}', deep, extra, "x".repeat(70_000)])
    expect(readReceipt(text)).toBeNull();
});
