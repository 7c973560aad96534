import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Stores files that do not belong in a table. A file never changes: writing it again writes the same bytes. A folder
 * (`openFileFolder`) and a bucket (`openBucket`) keep the same contract, tested in `files.test.ts`.
 */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Reads a file. Returns null when there is no such file. */
  read(name: string): Promise<Bytes | null>;
  /** Lists the names in a folder, or all of them, with the moment each file was written. */
  list(folder?: string): AsyncIterable<{ name: string; writtenAt: Date }>;
  remove(name: string): Promise<void>;
}

/** Opens a store in a folder of this machine, or one that several machines share. */
export function openFileFolder(root: string): FileStore {
  const at = (name: string) => path.join(root, checkedName(name));
  return {
    async put(name, bytes) {
      const file = at(name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      // Renaming makes readers see the whole file or none, even if this process dies now.
      const draft = `${file}.${randomUUID()}.draft`;
      try {
        await fs.writeFile(draft, bytes, { flush: true });
        await fs.rename(draft, file);
      } catch (error) {
        await fs.rm(draft, { force: true });
        throw error;
      }
    },
    read: (name) => fs.readFile(at(name)).then((buffer) => new Uint8Array(buffer), missing),
    async *list(folder) {
      const entries = await fs.readdir(folder === undefined ? root : at(folder), { recursive: true, withFileTypes: true }).catch(missing);
      for (const entry of entries ?? []) {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(root, file).split(path.sep).join("/");
        if (!entry.isFile() || !isFileName(name)) continue;
        const stat = await fs.stat(file).catch(missing);
        if (stat) yield { name, writtenAt: stat.mtime };
      }
    },
    remove: (name) => fs.rm(at(name), { force: true }),
  };
}

/** Returns whether a file may have this name. A valid name cannot lead out of a folder, and needs no escaping in an address. */
export const isFileName = (name: string): boolean => /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(name);

/** Returns the name. Throws for an invalid one, which is a bug of ours, since we make all names. */
export function checkedName(name: string): string {
  if (!isFileName(name)) throw new Error(`"${name}" is no name for a file`);
  return name;
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
