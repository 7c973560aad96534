import { describe, expect, test } from "vitest";
import { readReport } from "./event.ts";

const report = (name: string, facts: unknown, path = "/centros") => readReport({ path, events: [{ name, facts }] });

describe("what a browser reports", () => {
  test("is kept with the facts that belong to it, and with no others", () => {
    expect(report("view_center", { center_id: "a", email: "maria@correo.example", diagnosis: "x" })).toEqual([
      { name: "view_center", path: "/centros", facts: { center_id: "a" } },
    ]);
  });

  test("an event that nobody named, or that only we may tell, is left out", () => {
    for (const name of ["unknown", "__proto__", "toString", "Lead_Routed"]) expect(report(name, {})).toEqual([]);
  });

  test("a fact of the wrong kind or length drops its event", () => {
    expect(report("web_vital", { metric: "LCP", value: "fast", rating: "good" })).toEqual([]);
    expect(report("filter_applied", { facet: "x".repeat(101) })).toEqual([]);
  });

  test("the key in a signed link and the query are not kept", () => {
    expect(report("download_guide", {}, "/solicitud/eyJhbGciOi.x/centros?q=fiv")?.[0]?.path).toBe("/solicitud/…/centros");
    for (const kind of ["oferta", "mensaje", "bandeja"])
      expect(report("download_guide", {}, `/${kind}/eyJhbGciOi.x`)?.[0]?.path).toBe(`/${kind}/…`);
  });

  test("nor are they in what an event says of its page", () => {
    const facts = { consent: "yes", center_id: "a", provider_id: "b,c", page_path: `/solicitud/${"x".repeat(120)}/centros` };
    expect(report("LeadConsent_Select", facts)?.[0]?.facts).toEqual({ ...facts, page_path: "/solicitud/…/centros" });
  });

  test.each([null, [], "x", { path: "https://elsewhere.example", events: [] }, { path: "/", events: Array(41).fill({ name: "x" }) }])(
    "%j is no report",
    (raw) => expect(readReport(raw)).toBeNull(),
  );
});
