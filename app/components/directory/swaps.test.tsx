import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { IslandServer } from "#app/islands/island.tsx";
import { KeptHtml } from "#app/islands/kept-html.server.ts";
import { m } from "#messages/m.ts";
import { CenterSkeletons } from "./cards/provider-grids.tsx";
import { Swaps } from "./swaps.tsx";

const kept = new KeptHtml();

/** Returns what somebody reads in a browser for text, which knows no template: everything between tags, except scripts. */
const readAsText = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, "");

test("a browser for text reads no error under results that are there; the script that shows it finds it whole", () => {
  const html = renderToString(
    <IslandServer value={{ render: renderToString, keep: (key, draw) => kept.keep(key, draw) }}>
      <Swaps skeleton={<CenterSkeletons />} failed="No pudimos cargar los centros" />
    </IslandServer>,
  );
  expect(readAsText(html).trim()).toBe("");
  const [, failed] = /<script type="text\/html" data-while="failed"[^>]*>([\s\S]*?)<\/script>/.exec(html)!;
  expect(failed).toContain("No pudimos cargar los centros");
  expect(failed).toContain("data-retry");
  expect(failed).toContain(m.search_error_retry());
});
