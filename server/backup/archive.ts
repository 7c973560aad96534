import { createHash, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isFileName } from "#platform/files.ts";
import { namedSecrets } from "#platform/keys.ts";
import { run } from "#server/embedded-postgres/operating-system.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const quoted = z.string().regex(/^(\w+|"\w+")(\.(\w+|"\w+"))?$/);
const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: quoted, columns: z.array(quoted), rows: z.number(), digest: sha256 })),
  sequences: z.array(z.object({ name: quoted, value: z.string(), used: z.boolean() })),
  /** The names of the files in the store. */
  files: z.array(z.string().refine(isFileName)),
  /** A check for each secret of the site: it tells whether a given secret is the same, and does not reveal it. */
  secrets: z.array(z.object({ id: z.string(), salt: z.string(), check: z.string() })),
  /** Every file of the archive besides this one, with its digest. */
  members: z.record(z.string(), sha256),
});

/** The manifest of a backup. */
export type Manifest = z.infer<typeof manifestShape>;

const MANIFEST = "manifest.json";
export const SECRETS = "secret-key";
export const tableMember = (table: string) => `tables/${table.replaceAll('"', "")}.copy.gz`;
export const fileMember = (name: string) => `files/${name}`;

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function digestOfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

function membersOf(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const link = files.find((entry) => !entry.isFile());
  if (link) throw new Error(`${link.name} is not a file`);
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Packs a folder with its manifest. The first line of the manifest is the digest of the other lines. */
export async function pack(folder: string, said: Omit<Manifest, "members">, file: string): Promise<void> {
  const members: Record<string, string> = {};
  for (const name of membersOf(folder)) members[name] = await digestOfFile(path.join(folder, name));
  const text = JSON.stringify({ ...said, members } satisfies Manifest, null, 1);
  fs.writeFileSync(path.join(folder, MANIFEST), `${digestOf(Buffer.from(text))}\n${text}`, { mode: 0o600 });
  fs.writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  await run("tar", ["-cf", path.resolve(file), "-C", folder, "."]);
}

/** Unpacks a backup into a folder and checks every byte. Throws for an archive that is damaged, cut off or not made by us. */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  if (!fs.existsSync(file)) throw new Error(`${file} does not exist.`);
  try {
    await run("tar", ["-xf", path.resolve(file), "--no-same-owner", "-C", folder]);
    const manifest = readManifest(fs.readFileSync(path.join(folder, MANIFEST), "utf8"));
    const needed = [...manifest.tables.map(({ name }) => tableMember(name)), ...manifest.files.map(fileMember)];
    const found = membersOf(folder).filter((name) => name !== MANIFEST);
    for (const name of new Set([...needed, ...Object.keys(manifest.members), ...found])) {
      const isWhole = found.includes(name) && (await digestOfFile(path.join(folder, name))) === manifest.members[name];
      if (!isWhole) throw new Error(`${name} is missing or not as it was`);
    }
    return manifest;
  } catch (error) {
    throw new Error(`${file} is no whole backup, so nothing was touched: ${(error as Error).message.trim()}`, { cause: error });
  }
}

function readManifest(written: string): Manifest {
  const [digest = "", ...lines] = written.split("\n");
  const text = lines.join("\n");
  if (digestOf(Buffer.from(text)) !== digest) throw new Error("its manifest is damaged");
  const { data } = manifestShape.safeParse(JSON.parse(text));
  if (!data) throw new Error("its manifest is of another version");
  return data;
}

/** Derives the check slowly on purpose, since somebody may have chosen a secret that is easy to guess. */
const checkOf = (secret: string, salt: string) => scryptSync(secret, salt, 32).toString("hex");

export const secretChecks = (entries: readonly string[]): Manifest["secrets"] =>
  namedSecrets(entries).map(({ id, secret }) => {
    const salt = randomBytes(16).toString("hex");
    return { id, salt, check: checkOf(secret, salt) };
  });

/** Returns the names of the backup's secrets that are not among the given ones. */
export function missingSecrets(checks: Manifest["secrets"], entries: readonly string[]): string[] {
  const given = new Map(namedSecrets(entries).map(({ id, secret }) => [id, secret]));
  const isGiven = ({ id, salt, check }: Manifest["secrets"][number]) => {
    const secret = given.get(id);
    return secret !== undefined && timingSafeEqual(Buffer.from(checkOf(secret, salt)), Buffer.from(check));
  };
  return checks.filter((entry) => !isGiven(entry)).map(({ id }) => id);
}
