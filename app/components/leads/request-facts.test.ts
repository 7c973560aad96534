import { expect, test } from "vitest";
import type { ReceiptBox } from "#domain/leads/receipt.ts";
import type { PatientLead } from "#domain/receivers/lead-for-patient.server.ts";
import { receiptLines } from "./request-facts.tsx";

const receiver = (agreed: boolean, state: string) => ({ agreed, state });
const lead = (receivers: readonly object[]) =>
  ({
    number: "CU-2026-00001",
    createdAt: new Date("2026-11-20T19:42:00Z"),
    service: { id: "fiv", name: "FIV" },
    receivers,
  }) as unknown as PatientLead;
const guides = (ticked: boolean, at: string): ReceiptBox => ({ purpose: "newsletter", centers: [], ticked, text: "", version: "1", at });
const said = (of: PatientLead, boxes: ReceiptBox[] = []) =>
  Object.fromEntries(receiptLines(of, boxes).map(({ key, value }) => [key, value]));

test("a receipt counts the permissions that stand and the contacts that are open, not those that were", () => {
  const three = [receiver(true, "purchased"), receiver(true, "open"), receiver(false, "withdrawn")];
  expect(said(lead(three))).toMatchObject({ permission: "2 centros, por su nombre", contact: "abierto a 1 de 3" });
  expect(said(lead([receiver(false, "withdrawn")]))).toMatchObject({ permission: "nadie, por ahora", contact: "cerrado" });
  expect(Object.keys(said(lead([])))).toEqual(["number", "date", "service", "guides"]);
});

test("the last word on guides by mail counts", () => {
  const [yes, no] = [guides(true, "2026-11-20T19:42:00Z"), guides(false, "2026-11-21T19:42:00Z")];
  expect(said(lead([]), [yes]).guides).toBe("sí");
  expect(said(lead([]), [yes, no]).guides).toBe("no");
  expect(said(lead([])).guides).toBe("no");
});
