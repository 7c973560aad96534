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

/** A parsed file with its rows as JSON in bytes, which the database takes as they are, so that nobody else has to parse them. */
export interface PackedFile extends Omit<UnderstoodFile, "rows"> {
  readonly rowCount: number;
  /** Each chunk is a list of `UnderstoodRow`. */
  readonly pieces: readonly Uint8Array[];
}

export type Answer = { readonly file: PackedFile } | { readonly code: FileCode; readonly hint: string };

/** A build puts the thread's module beside the file that the process started with. */
const THREAD = import.meta.env?.PROD
  ? pathToFileURL(path.join(path.dirname(process.argv[1]!), "understand-file.js"))
  : new URL("./understand-file-thread.ts", import.meta.url);

/** Memory for the worst file that is accepted, with a margin. If a file takes more, the thread ends and the site goes on. */
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

let before: Promise<unknown> = Promise.resolve();

/**
 * Parses a file in a thread of its own, one file after the other, so that neither the time for ten megabytes nor the memory affects
 * other requests. Throws `ImportFileError`.
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
