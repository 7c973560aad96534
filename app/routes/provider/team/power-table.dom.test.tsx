import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { PowerTable } from "./power-table.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => document.body.replaceChildren());

const table = <PowerTable own="owner" people={[{ role: "owner" }, { role: "reception" }]} />;

test("a telephone shows what one role may, one's own first, and whichever is pressed", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  await act(async () => createRoot(place).render(table));
  const said = () => [...place.querySelectorAll("li")].map((line) => /(Sí|No)$/.exec(line.textContent)![0]);
  expect(new Set(said())).toEqual(new Set(["Sí"]));
  const reception = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Recepción1")!;
  await act(async () => reception.click());
  expect(reception.getAttribute("aria-pressed")).toBe("true");
  expect(said()).toContain("No");
  expect(said()).toContain("Sí");
});

test("without script all roles stand in the table", () => {
  const html = renderToString(table);
  expect(html).toContain("<table");
  expect(html).not.toContain("<button");
});
