import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CountryMap } from "./country-map.tsx";
import { COUNTRY_SHAPE, CountryShape } from "./country-shape.tsx";

test("every part that the map uses is drawn in the file it takes it from, on paper of the same size", () => {
  const map = renderToStaticMarkup(<CountryMap cities={[{ slug: "a", name: "A", centers: 1, latitude: 18.5, longitude: -69.9 }]} />);
  const file = renderToStaticMarkup(<CountryShape />);
  const parts = [...map.matchAll(/<use href="([^"#]+)#([a-z]+)"/g)];
  expect(parts.length).toBe(3);
  for (const [, address, part] of parts) {
    expect(address).toBe(COUNTRY_SHAPE);
    expect(file).toMatch(new RegExp(`<path id="${part}" d="M[^"]{100,}"`));
  }
  expect(map).toContain(/viewBox="[^"]+"/.exec(file)![0]);
});
