import { describe, expect, test } from "vitest";
import { QUALITY_RULES, type QualityFacts, qualityOf, verdictOf } from "./quality.ts";

const maria: QualityFacts = {
  phoneValid: true,
  email: "maria.rosario@correo.example",
  emailConfirmed: false,
  phoneConfirmed: false,
  message: "Tengo 37 años y me recomendaron FIV. Quisiera saber el costo total y cuántas visitas necesito si vivo en Santiago.",
  serviceId: "fiv",
  serviceSpecific: true,
  budget: "5000-10000",
  leadsOfPersonInDay: 1,
  leadsOfAddressInHour: 1,
};
const thresholds = { routed: 50, held: 25 };
const verdict = (change: Partial<QualityFacts>) => verdictOf(qualityOf({ ...maria, ...change }).score, thresholds);

test("the weights of all factors make 100, and each factor answers with one code", () => {
  expect(QUALITY_RULES.reduce((sum, rule) => sum + rule.weight, 0)).toBe(100);
  expect(qualityOf({ ...maria, emailConfirmed: true }).score).toBe(100);
  expect(qualityOf(maria).codes).toEqual([
    "phone_valid",
    "email_plausible",
    "email_unconfirmed",
    "message_detailed",
    "treatment_named",
    "budget_stated",
    "pace_normal",
  ]);
});

describe("a lead is", () => {
  test("routed when the person can be reached, however little the short form asked", () => {
    expect(verdict({ message: "", serviceId: null, budget: "" })).toBe("routed");
    expect(verdict({ phoneValid: false })).toBe("routed");
  });
  test("held when there is a doubt that a confirmed e-mail or an administrator can settle", () => {
    expect(verdict({ phoneValid: false, message: "", serviceId: null, budget: "" })).toBe("held");
    expect(verdict({ email: "x@mailinator.com", message: "", budget: "" })).toBe("held");
  });
  test("rejected when nobody could be reached", () => {
    expect(verdict({ phoneValid: false, email: "qwerty@sub.yopmail.com", message: "hola", serviceId: null, budget: "" })).toBe("rejected");
  });
});

test("a question, whose form asks for no phone, is routed for less, and held for the same doubt", () => {
  expect(verdict({ phoneValid: null, message: "¿Atienden con AMH baja?", budget: "" })).toBe("routed");
  expect(verdict({ phoneValid: null, email: "qwerty@yopmail.com", message: "hola", budget: "" })).toBe("held");
});

test("the thresholds are 50 and 25", () => {
  expect([50, 49, 25, 24].map((score) => verdictOf(score, thresholds))).toEqual(["routed", "held", "held", "rejected"]);
});

test.each([
  ["aaaa@correo.example", "email_implausible"],
  ["asdfgh@correo.example", "email_implausible"],
  ["@correo.example", "email_implausible"],
  ["ana@guerrillamail.com", "email_disposable"],
  ["ana@x.guerrillamail.com", "email_disposable"],
  ["ana@notguerrillamail.com", "email_plausible"],
] as const)("%s is %s", (email, code) => {
  expect(qualityOf({ ...maria, email }).codes).toContain(code);
});

test.each([
  ["", "message_empty"],
  ["Hola", "message_brief"],
  ["Quiero saber el precio", "message_brief"],
  ["Quiero saber el precio de congelar óvulos", "message_short"],
  ["hola hola hola hola hola hola hola hola hola hola hola", "message_brief"],
  ["Best casino bonus for you my dear friend click here now please", "message_spam"],
  ["xxxxxxx sdfghjkl", "message_spam"],
  ["bcdfgh", "message_spam"],
  ["bcdfg", "message_brief"],
] as const)("the message «%s» is %s", (message, code) => {
  expect(qualityOf({ ...maria, message }).codes).toContain(code);
});

test("many requests of one person, or from one address, cost points by steps", () => {
  const pace = (person: number, address: number) =>
    qualityOf({ ...maria, leadsOfPersonInDay: person, leadsOfAddressInHour: address }).codes.find((code) => code.startsWith("pace"));
  expect([pace(3, 20), pace(4, 1), pace(1, 21), pace(6, 40)]).toEqual(["pace_normal", "pace_fast", "pace_fast", "pace_fast"]);
  expect([pace(7, 1), pace(1, 41)]).toEqual(["pace_flood", "pace_flood"]);
});

test("a treatment counts whole when it is named, half as «Otros», and not at all when it is missing", () => {
  const points = (change: Partial<QualityFacts>) => qualityOf({ ...maria, ...change }).parts.find(({ factor }) => factor === "treatment");
  expect(points({})).toMatchObject({ code: "treatment_named", points: 10 });
  expect(points({ serviceId: "otros", serviceSpecific: false })).toMatchObject({ code: "treatment_open", points: 5 });
  expect(points({ serviceId: null })).toMatchObject({ code: "treatment_unknown", points: 0 });
});
