import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CENTER_LIST } from "#domain/directory/center-filters.ts";
import { NO_FILTERS } from "#domain/directory/filters.ts";
import { textOf } from "#tests/support/page.tsx";
import { FilterForm } from "./filter-form.tsx";

const services = Array.from({ length: 9 }, (_, index) => ({
  value: `s${index}`,
  name: `Servicio ${index}`,
  shortName: "",
  count: 320 + index,
}));
const facets = {
  cities: [],
  services,
  languages: [],
  payments: [],
  patients: [],
  told: [],
  verified: 7,
  featured: 0,
  withPrices: 0,
  withOutcomes: 0,
};

const html = (atLeast: boolean, chosen: string[] = []) =>
  renderToStaticMarkup(
    <FilterForm
      action="/centros"
      filters={{ ...NO_FILTERS, services: chosen }}
      facets={facets}
      atLeast={atLeast}
      switches={CENTER_LIST.switches}
    />,
  );

test("six services are in sight; the others open below, by themselves when one of them is ticked", () => {
  const [inSight, below] = html(false).split("Ver 3 más");
  expect(inSight!.match(/name="services"/g)).toHaveLength(6);
  expect(below!.match(/name="services"/g)).toHaveLength(3);
  const foldedAround = (page: string) => page.split("Ver 3 más")[0]!.match(/.*<details([^>]*)>/s)![1];
  expect(foldedAround(html(false))).not.toContain("open");
  expect(foldedAround(html(false, ["s8"]))).toContain("open");
});

test("numbers beside choices are exact, unless more was found than is counted", () => {
  expect(textOf(html(false))).toContain("Servicio 1 321 ");
  expect(textOf(html(true))).toContain("Servicio 1 321+ ");
  expect(textOf(html(true))).toContain("Solo verificados 7+ ");
});
