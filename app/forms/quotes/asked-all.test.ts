import { expect, test } from "vitest";
import type { QuotedCenter } from "#domain/quotes/patient-quotes.server.ts";
import { askAllId, justAsked } from "./asked-all.ts";

const centers = (...contacts: boolean[]) =>
  contacts.map((hasContact, index) => ({ id: String(index), hasContact })) as unknown as QuotedCenter[];
const group = (id: string | null, ...contacts: boolean[]) => ({ service: id === null ? null : { id }, centers: centers(...contacts) });

test("each treatment's form has a place of its own, and the first one that is drawn that of the links from other pages", () => {
  const groups = [group("icsi", true, false), group("fiv", true, true), group(null, true, true), group("ovodonacion", true, true)];
  const ids = groups.slice(1).map(({ service }) => askAllId(service?.id ?? "", groups));
  expect(ids).toEqual(["preguntar", "preguntar-otra", "preguntar-ovodonacion"]);
});

test("the page says of one treatment alone that its centers were asked", () => {
  expect(justAsked(new URLSearchParams("preguntado=2&servicio=fiv"))).toEqual({ count: 2, service: "fiv" });
  expect(justAsked(new URLSearchParams("servicio=fiv"))).toBeNull();
});
