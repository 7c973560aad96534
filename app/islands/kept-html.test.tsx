import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { IslandServer } from "./island.tsx";
import { KeptHtml } from "./kept-html.server.ts";
import { KeptPart } from "./kept-part.tsx";

let drawn = 0;
function Price({ name, cents }: { name: string; cents: number | null }) {
  drawn++;
  return (
    <b>
      {name}: {cents ?? "—"}
    </b>
  );
}
const part = (of: { name: string; cents: number | null }) => (
  <KeptPart as="li" attributes={{ className: "cell" }} name="price" part={Price} of={of} />
);

const kept = new KeptHtml();
const onPage = (of: { name: string; cents: number | null }) =>
  renderToString(<IslandServer value={{ render: renderToString, keep: (key, draw) => kept.keep(key, draw) }}>{part(of)}</IslandServer>);

beforeEach(() => {
  drawn = 0;
});

test("a kept part is what React would have drawn, and is drawn once of the same content", () => {
  const of = { name: "Luna & <Mar>", cents: 490_000 };
  const plain = renderToString(part(of));
  expect([onPage(of), onPage({ ...of })]).toEqual([plain, plain]);
  expect(drawn).toBe(2);
});

test("other content is another part, however little is different", () => {
  expect(onPage({ name: "Luna", cents: null })).toContain("—");
  expect(onPage({ name: "Luna", cents: 0 })).toContain("0");
  expect(drawn).toBe(2);
});
