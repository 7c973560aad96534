import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { type FileCode, ImportFileError } from "./file.server.ts";
import type { Encoding } from "./import.ts";
import type { UnderstoodFile } from "./understand-file.server.ts";

export interface Question {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly asked?: Encoding | undefined;
}

/** A file as it was understood, with its rows as JSON in bytes: the database takes them as they are, and nobody else has to. */
export interface PackedFile extends Omit<UnderstoodFile, "rows"> {
  readonly rowCount: number;
  /** Each a list of `UnderstoodRow`. */
  readonly pieces: readonly Uint8Array[];
}

export type Answer = { readonly file: PackedFile } | { readonly code: FileCode; readonly hint: string };

/** A build puts the thread beside the file that a process began with. */
const THREAD = import.meta.env?.PROD
  ? pathToFileURL(path.join(path.dirname(process.argv[1]!), "understand-file.js"))
  : new URL("./understand-file-thread.ts", import.meta.url);

/** What the worst file takes that is not refused, and room: beyond it the thread ends, and not the site. */
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

let before: Promise<unknown> = Promise.resolve();

/**
 * Understands a file in a thread of its own, one file after the other, so that neither reading ten megabytes nor the memory it takes
 * concerns whoever else asks this process. Throws `ImportFileError`.
 */
export function understandApart(name: string, bytes: Uint8Array, asked?: Encoding): Promise<PackedFile> {
  const mine = before.then(() => understand({ name, bytes, asked }));
  before = mine.catch(() => {});
  return mine;
}

function understand(workerData: Question): Promise<PackedFile> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData, resourceLimits: LIMITS });
    thread.once("message", (answer: Answer) => {
      if ("file" in answer) resolve(answer.file);
      else reject(new ImportFileError(answer.code, answer.hint));
    });
    thread.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ImportFileError("too-many-cells") : error),
    );
    thread.once("exit", () => reject(new Error("the thread ended without an answer")));
  });
}
