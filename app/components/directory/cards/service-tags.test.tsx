import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textOf } from "#tests/support/page.tsx";
import { ServiceTags } from "./service-tags.tsx";

const services = ["FIV", "ICSI", "DGP", "Preservación", "Inseminación"].map((shortName) => ({ id: shortName, shortName }));
const read = (offered: number, shown: number) =>
  textOf(renderToStaticMarkup(<ServiceTags services={services.slice(0, offered)} shown={shown} />)).trim();

test("the first services, and how many more there are", () => {
  expect(read(5, 3)).toBe("FIV ICSI DGP +2 más");
  expect(read(5, 2)).toBe("FIV ICSI +3 más");
  expect(read(3, 3)).toBe("FIV ICSI DGP");
  expect(read(0, 3)).toContain("no informados");
});
