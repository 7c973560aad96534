import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

// `npm start` installs only `dependencies`. What builds and runs the site must be among them, and what only tests use must not be.

interface Package {
  version: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { dependencies } = read("package.json") as { dependencies: Record<string, string> };
const locked = Object.entries(read("package-lock.json").packages as Record<string, Package>).filter(([at]) => at !== "");
const ofSite = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);
const nameOf = (at: string) => at.slice(at.lastIndexOf("node_modules/") + "node_modules/".length);

const IMPORT = /^(?:import|export)\b(?:[^"';=]*\bfrom)?\s*"([^"]+)";|\bimport\("([^"]+)"\)/gm;
const packageOf = (specifier: string) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

/** Returns the packages that these files import, including through other files. */
function packagesOf(files: readonly string[]): Set<string> {
  const [seen, packages] = [new Set<string>(), new Set<string>()];
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const code = readFileSync(file, "utf8").replace(/^import type .*$/gm, "");
    for (const [, first, second] of code.matchAll(IMPORT)) {
      const specifier = first ?? second!;
      if (specifier.startsWith("#")) visit(specifier.slice(1));
      else if (specifier.startsWith(".")) visit(path.join(path.dirname(file), specifier));
      else if (!specifier.startsWith("virtual:")) packages.add(packageOf(specifier.replace(/^node:/, "")));
    }
  };
  files.forEach(visit);
  return packages;
}

test("whatever starts and builds the site is among the dependencies", () => {
  const plugins = readdirSync("scripts/plugins").filter((file) => !file.includes(".test."));
  const begun = ["scripts/start.mjs", "scripts/prepare-site.ts", "vite.config.ts", "react-router.config.ts", "app/routes.ts"];
  const used = packagesOf([...begun, ...plugins.map((file) => `scripts/plugins/${file}`)]);
  expect(used).toContain("vite");
  expect([...used].filter((name) => !builtinModules.includes(name) && !(name in dependencies))).toEqual([]);
});

test("what only tests and measurements use is not installed by a start", () => {
  const names = new Set(ofSite.map(([at]) => nameOf(at)));
  for (const name of ["vitest", "jsdom", "typescript", "lighthouse", "playwright-core", "@biomejs/biome", "knip"])
    expect([name, names.has(name)]).toEqual([name, false]);
});

test("each package that another one expects beside it is there", () => {
  const names = new Set(locked.map(([at]) => nameOf(at)));
  const missing = locked.flatMap(([at, { peerDependencies = {}, peerDependenciesMeta = {} }]) =>
    Object.keys(peerDependencies)
      .filter((name) => !peerDependenciesMeta[name]?.optional && !names.has(name))
      .map((name) => `${at} expects ${name}`),
  );
  expect(missing).toEqual([]);
});
