import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileMember, missingSecrets, pack, secretChecks, tableMember, unpack } from "./archive.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-archive-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const newFolder = () => fs.mkdtempSync(path.join(folder, "d"));
const digest = "0".repeat(64);
const secrets = secretChecks(["a secret of at least 32 characters", "autumn:another secret of 32 characters"]);
const said = {
  format: 1 as const,
  madeAt: "2026-11-22T00:00:00Z",
  migrations: [],
  tables: [{ name: "public.item", columns: ["id"], rows: 1, digest }],
  sequences: [],
  files: ["photos/ab/1"],
  secrets,
};

async function archive(file: string, leaveOut?: string) {
  const from = newFolder();
  for (const member of [tableMember("public.item"), fileMember("photos/ab/1")].filter((name) => name !== leaveOut)) {
    fs.mkdirSync(path.dirname(path.join(from, member)), { recursive: true });
    fs.writeFileSync(path.join(from, member), member.repeat(1_000));
  }
  await pack(from, said, file);
  return file;
}

test("an archive is read whole or not at all: cut off anywhere, with one bit changed, or short of a member it is refused", async () => {
  const file = await archive(path.join(folder, "whole.tar"));
  expect(await unpack(file, newFolder())).toMatchObject(said);
  const bytes = fs.readFileSync(file);
  const blocks = [0, 512, 5_120, bytes.length / 2, bytes.indexOf("manifest.json") + 700];
  const wrong = blocks.map((length) => bytes.subarray(0, length));
  for (const text of [tableMember("public.item").repeat(5), fileMember("photos/ab/1").repeat(5), '"rows": 1']) {
    const changed = Buffer.from(bytes);
    changed[changed.indexOf(text) + 8]! ^= 1;
    wrong.push(changed);
  }
  for (const [index, content] of wrong.entries()) {
    const place = path.join(folder, `wrong-${index}.tar`);
    fs.writeFileSync(place, content);
    await expect(unpack(place, newFolder()), `case ${index}`).rejects.toThrow("is no whole backup, so nothing was touched");
  }
  const short = await archive(path.join(folder, "short.tar"), fileMember("photos/ab/1"));
  await expect(unpack(short, newFolder())).rejects.toThrow("files/photos/ab/1 is missing");
  await expect(unpack(path.join(folder, "none.tar"), newFolder())).rejects.toThrow("does not exist");
});

test("an archive tells which secrets are missing, and not what they are", () => {
  expect(missingSecrets(secrets, ["a secret of at least 32 characters"])).toEqual(["autumn"]);
  expect(missingSecrets(secrets, ["x".repeat(40), "autumn:another secret of 32 characters"])).toEqual(["1"]);
  expect(JSON.stringify(secrets)).not.toContain("secret of");
});
