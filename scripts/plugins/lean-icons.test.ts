import { build, type Rollup } from "vite";
import { expect, test } from "vitest";
import { leanIcons } from "./lean-icons.ts";

/** Builds an icon of lucide-react for the browser, and returns its code. */
async function iconWith(plugins: ReturnType<typeof leanIcons>[]): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input: "node_modules/lucide-react/dist/esm/icons/check.mjs" } },
  })) as Rollup.RollupOutput;
  return built.output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
}

test("an icon of lucide-react is drawn by our own component", async () => {
  expect(await iconWith([])).toContain("defaultAttributes");
  const lean = await iconWith([leanIcons("app/ui/lucide-icon.ts")]);
  expect(lean).not.toContain("defaultAttributes");
});
