import { expect, test, vi } from "vitest";
import { field, press, reachTheEnd, withLeadForm } from "#tests/support/lead-form.tsx";
import { measure } from "./measure.ts";

withLeadForm();

test("the box of a proposed center tells us which center it was for, each time it is ticked or cleared, and the tag manager nothing", async () => {
  const sent: { events: { name: string; facts: unknown }[] }[] = [];
  vi.stubGlobal("navigator", { ...navigator, sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) > 0 });
  document.documentElement.dataset.tagManager = "GTM-ABC1234";
  measure();
  await reachTheEnd();
  await press(field("centros", "id-of-marea"));
  await press(field("centros", "id-of-marea"));
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  const selections = sent.flatMap(({ events }) => events).filter(({ name }) => name === "LeadConsent_Select");
  const facts = { center_id: "id-of-luna", provider_id: "id-of-marea", page_path: "/" };
  expect(selections.map((event) => event.facts)).toEqual([
    { ...facts, consent: "yes" },
    { ...facts, consent: "no" },
  ]);
  expect(JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? [])).not.toContain("LeadConsent");
});
