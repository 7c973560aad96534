import { describe, expect, test } from "vitest";
import { leaveOfActor, leaveToOpen, maskedPerson, type OpenLeave, openPerson, sightOf } from "./lead-access.ts";
import { EMPTY_LEAD_FORM } from "./lead-form-fields.ts";
import type { OfferStatus } from "./offer.ts";

const offer = (status: OfferStatus) => ({ id: "o1", providerId: "luna", status });
const luna = { kind: "center", providerIds: ["luna"] } as const;

describe("the phone number of a patient", () => {
  test("is seen by the center that bought the lead, from the purchase on and until a return or a withdrawal", () => {
    expect(
      (["open", "declined", "expired", "returned", "purchased", "withdrawn"] as const).map((status) => sightOf(luna, "l1", offer(status))),
    ).toEqual(["masked", "masked", "masked", "masked", "open", "none"]);
  });
  test("is never seen through a link from a mail, purchased or not", () => {
    expect(sightOf({ kind: "offer-link", offerId: "o1" }, "l1", offer("purchased"))).toBe("masked");
    expect(sightOf({ kind: "offer-link", offerId: "o1" }, "l1", offer("withdrawn"))).toBe("none");
    expect(sightOf({ kind: "offer-link", offerId: "o2" }, "l1", offer("open"))).toBe("none");
  });
  test("is not seen by another center, nor the lead at all", () => {
    expect(sightOf({ kind: "center", providerIds: ["mar"] }, "l1", offer("purchased"))).toBe("none");
    expect(sightOf(luna, "l1", null)).toBe("none");
  });
  test("is seen by its owner and by administrators", () => {
    expect(sightOf({ kind: "patient", leadId: "l1" }, "l1", null)).toBe("open");
    expect(sightOf({ kind: "patient", leadId: "l2" }, "l1", null)).toBe("none");
    expect(sightOf({ kind: "admin" }, "l1", null)).toBe("open");
  });
});

describe("leave to open a lead", () => {
  test("is given to a person who may see it, with how much, and to nobody else", () => {
    expect(leaveToOpen({ kind: "system", purpose: "routing" }, "l1")).toEqual({ kind: "lead", id: "l1", sight: "open" });
    expect(leaveToOpen({ kind: "offer-link", offerId: "o1" }, "l1", offer("purchased"))).toEqual({
      kind: "lead",
      id: "l1",
      sight: "masked",
    });
    expect(leaveToOpen({ kind: "offer-link", offerId: "o1" }, "l1", offer("withdrawn"))).toBeNull();
    expect(leaveToOpen(luna, "l1")).toBeNull();
  });

  test("comes from who is signed in when that is an administrator, and no caller can say that they are one", () => {
    const leave = { kind: "lead", id: "l1", sight: "open" };
    expect(leaveOfActor("admin:lia", "l1")).toEqual(leave);
    for (const actor of ["visitor", "worker", "cli", "link:offer", "link:inbox", "provider:u1", "patient:u1", "reviewer:u1"] as const)
      expect([actor, leaveOfActor(actor, "l1")]).toEqual([actor, null]);
    // @ts-expect-error Only the actor makes an administrator.
    const _said = () => leaveToOpen({ kind: "admin" }, "l1");
    // @ts-expect-error What the site itself opens a lead for is named.
    const _unnamed = () => leaveToOpen({ kind: "system" }, "l1");
    expect(leaveToOpen({ kind: "team-link", leadId: "l1" }, "l1")).toEqual(leave);
    expect(leaveToOpen({ kind: "team-link", leadId: "l2" }, "l1")).toBeNull();
  });

  test("cannot be made anywhere else", () => {
    // @ts-expect-error The mark is not exported: an object of the same shape is no leave.
    const made: OpenLeave = { kind: "lead", id: "l1", sight: "open" };
    expect(made).toBeDefined();
  });
});

test("before the purchase five facts are told, and nothing else there is", () => {
  const form = Object.fromEntries(
    Object.keys(EMPTY_LEAD_FORM).map((field) => [field, `canary-${field}`]),
  ) as unknown as typeof EMPTY_LEAD_FORM;
  const sealed = {
    form: { ...form, anoNacimiento: "1989", mensaje: "Hola", presupuesto: "menos-5000", subTratamiento: "fiv-propia" },
    phone: { dialable: "canary-phone", e164: null, valid: false },
  };
  expect(maskedPerson(sealed, 2026)).toEqual({
    ageBand: "35-37",
    budget: "menos-5000",
    subTreatment: "fiv-propia",
    hasPhone: true,
    message: "Hola",
    messageWithheld: false,
  });
  expect(openPerson(sealed)).toMatchObject({ form: { nombre: "canary-nombre" }, phone: "canary-phone" });
});

test("a message that still looks as if it carried a contact is withheld, and the facts stay", () => {
  const sealed = (mensaje: string) => ({
    form: {
      ...EMPTY_LEAD_FORM,
      nombre: "Nieves",
      apellido: "Navarro",
      email: "n@x.example",
      telefono: "8294736158",
      mensaje,
      presupuesto: "menos-5000" as const,
    },
    phone: { dialable: "+18294736158", e164: "+18294736158", valid: true },
  });
  const coded = maskedPerson(sealed("La primera letra de cada palabra les dice quién soy."), 2026);
  expect(coded).toMatchObject({ message: null, messageWithheld: true, budget: "menos-5000" });
  expect(maskedPerson(sealed("Quiero saber el precio."), 2026)).toMatchObject({
    message: "Quiero saber el precio.",
    messageWithheld: false,
  });
  expect(maskedPerson(sealed(""), 2026)).toMatchObject({ message: null, messageWithheld: false });
});
