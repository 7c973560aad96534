import { expect, test } from "vitest";
import { companionWords } from "./companions.ts";

test("whoever shared a request, and whoever saw it, reads that it was erased", () => {
  const said = (host: boolean) => companionWords("companion-ended", { host, own: false, erased: true }).text;
  expect(said(true)).toContain("La solicitud que compartías se borró");
  expect(said(false)).toContain("La solicitud que compartía contigo se borró");
});
