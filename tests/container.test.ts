import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readEnv, SETTINGS } from "#platform/env.ts";
import { warningsOf } from "#platform/env-warnings.ts";

// The defaults of the container: rules for Dockerfile, compose.yaml, .dockerignore and .env.example.

interface Service {
  ports?: string[];
  environment: Record<string, string>;
  cap_drop?: string[];
  security_opt?: string[];
}

const read = (file: string) => readFileSync(file, "utf8");
const linesOf = (file: string) =>
  read(file)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
const compose = parse(read("compose.yaml")) as { services: Record<string, Service> };
const { site, database } = compose.services as { site: Service; database: Service };
const instructions = linesOf("Dockerfile");

/** Fills in ${NAME:-default} as docker compose does, innermost first. */
function filled(text: string, set: Record<string, string>): string {
  const once = text.replace(/\$\{([A-Z0-9_]+)(?::-([^${}]*))?\}/g, (_, name: string, otherwise = "") => set[name] || otherwise);
  return once === text ? text : filled(once, set);
}

/** Returns the environment of the site in the container, given the contents of .env. */
function envOf(set: Record<string, string>) {
  const image = instructions.filter((line) => line.startsWith("ENV ")).flatMap((line) => line.slice(4).split(" "));
  const given = Object.entries(site.environment).map(([name, value]) => [name, filled(value, set)]);
  return readEnv({
    ...Object.fromEntries(image.map((pair) => pair.split("="))),
    ...Object.fromEntries(given),
    NODE_ENV: "production",
    DATA_DIR: os.tmpdir(),
    SECRET_KEY: set.SECRET_KEY ?? "a key that would be made in the volume",
  });
}

describe("docker compose up", () => {
  test("with nothing set is no demonstration, on the port that the operator's own machine reaches", () => {
    expect(envOf({})).toMatchObject({ demonstration: false, PUBLIC_URL: "http://localhost:3000", listenOn: ["0.0.0.0"], PORT: 3000 });
    expect(envOf({ PORT: "8080" })).toMatchObject({ PUBLIC_URL: "http://localhost:8080", PORT: 3000 });
    expect(warningsOf(envOf({}))).toEqual([expect.stringContaining("SMTP_URL is missing")]);
    for (const { ports = [] } of Object.values(compose.services))
      for (const port of ports) expect(filled(port, {})).toMatch(/^127\.0\.0\.1:/);
  });

  test("is one when the operator says so, and never by its address alone", () => {
    expect(envOf({ DEMONSTRATION: "on" }).demonstration).toBe(true);
    expect(envOf({ PUBLIC_URL: "https://cuna.do" }).demonstration).toBe(false);
  });

  test("believes no proxy, opens no database and knows no password that was not given", () => {
    expect(envOf({}).TRUSTED_PROXY).toBeUndefined();
    expect(database.ports).toBeUndefined();
    for (const { environment } of Object.values(compose.services))
      for (const [name, value] of Object.entries(environment))
        if (/PASSWORD|SECRET|KEY|_URL/.test(name) && name !== "PUBLIC_URL") expect(filled(value, {}), name).toBe("");
  });

  test("runs the site with no right that it does not need", () => {
    expect(site).toMatchObject({ cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
    expect(Object.keys(site)).not.toEqual(expect.arrayContaining(["privileged"]));
  });
});

describe("the image", () => {
  test("runs as a user of its own, and says whether it is well", () => {
    const user = instructions.filter((line) => line.startsWith("USER ")).at(-1);
    expect(user).toBe("USER cuna");
    expect(instructions.findIndex((line) => line.startsWith("USER "))).toBeLessThan(
      instructions.findIndex((line) => line.startsWith("COPY ")),
    );
    expect(instructions.some((line) => line.startsWith("HEALTHCHECK "))).toBe(true);
  });

  test("carries no secret, and listens beyond itself, so that only its operator can call it a demonstration", () => {
    expect(instructions.filter((line) => /^(ENV|ARG) .*(SECRET|PASSWORD|DEMONSTRATION)/.test(line))).toEqual([]);
    expect(instructions.join("\n")).toMatch(/^ENV .*\bLISTEN_ADDRESS=0\.0\.0\.0\b/m);
  });

  test("takes in what is named, all of it under version control, and no .env of anybody", () => {
    const [first, ...rest] = linesOf(".dockerignore");
    expect(first).toBe("*");
    const named = rest.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
    expect(named.filter((name) => !tracked.some((file) => file === name || file.startsWith(`${name}/`)))).toEqual([]);
    expect(rest.at(-1)).toBe("**/.env*");
    // The inputs of the build, and what a start reads besides.
    const sources = [...read("scripts/build.mjs").matchAll(/\.\.\.\[([^\]]*)\]/g)].flatMap(([, list]) =>
      [...list!.matchAll(/"([^"]+)"/g)].map(([, source]) => source!),
    );
    const needed = [...sources, "scripts", "content", "db", ".npmrc"];
    expect(needed.length).toBeGreaterThan(15);
    expect(needed.filter((source) => !named.some((name) => source === name || source.startsWith(`${name}/`)))).toEqual([]);
  });
});

test("version control takes no .env either", () => {
  expect(linesOf(".gitignore")).toEqual(expect.arrayContaining([".env", ".env.*", "!.env.example"]));
});

test("every setting is in compose.yaml, .env.example and docs/operations.md, and no other name does", () => {
  const settings = SETTINGS.filter((name) => name !== "NODE_ENV");
  expect(settings).toEqual(expect.arrayContaining(["DEMONSTRATION", "SMTP_URL", "STRIPE_SECRET_KEY", "AZUL_PAGE", "WRITER_KEY"]));
  const examples = [...read(".env.example").matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name!);
  const rows = [...read("docs/operations.md").matchAll(/^\| (`[A-Z0-9_]+`(?:, `[A-Z0-9_]+`)*) \|/gm)].map(([, names]) => names!);
  const documented = rows.flatMap((names) => names.replaceAll("`", "").split(", "));
  // The database server beside the site has a setting that the site does not read.
  const beside = Object.values(database.environment).flatMap((value) => [...value.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!));
  expect(examples.toSorted()).toEqual([...settings, ...beside].toSorted());
  for (const name of settings) {
    expect(documented, "docs/operations.md").toContain(name);
    // The image itself sets the addresses on which it listens.
    if (name !== "LISTEN_ADDRESS") expect(Object.keys(site.environment), "compose.yaml").toContain(name);
  }
  expect(Object.keys(site.environment).filter((name) => !settings.includes(name))).toEqual([]);
});
