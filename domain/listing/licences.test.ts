import { expect, test } from "vitest";
import { endOfGrace, lapsedLicence } from "./licences.ts";

const TODAY = "2026-11-20";
const paper = (
  kind: "habilitacion" | "exequatur" | "seguro",
  expiresOn: string | null,
  state: "accepted" | "returned" | "received" = "accepted",
) => ({ kind, expiresOn, state }) as const;

test("a licence holds for thirty days after its end, and not for one more", () => {
  expect(lapsedLicence("clinic", [paper("habilitacion", "2026-10-21")], TODAY)).toBeNull();
  expect(lapsedLicence("clinic", [paper("habilitacion", "2026-10-20")], TODAY)).toMatchObject({ expiresOn: "2026-10-20" });
  expect(endOfGrace("2026-10-21")).toBe(TODAY);
});

test("one good paper of a kind is enough, also one that waits for us; one that came back is none", () => {
  const old = paper("exequatur", "2025-01-01");
  for (const good of [paper("exequatur", "2027-01-01"), paper("exequatur", null, "received")])
    expect(lapsedLicence("doctor", [old, good], TODAY)).toBeNull();
  expect(lapsedLicence("doctor", [old, paper("exequatur", "2027-01-01", "returned")], TODAY)).toBe(old);
});

test("what is not asked of everybody, and what was never sent, takes nobody's profile away", () => {
  expect(lapsedLicence("clinic", [paper("seguro", "2020-01-01")], TODAY)).toBeNull();
  expect(lapsedLicence("clinic", [], TODAY)).toBeNull();
  expect(lapsedLicence("doctor", [paper("habilitacion", "2020-01-01")], TODAY)).toBeNull();
});
