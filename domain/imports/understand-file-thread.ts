import { parentPort, workerData } from "node:worker_threads";
import { ImportFileError } from "./file.server.ts";
import { understandFile } from "./understand-file.server.ts";
import type { Answer, Question } from "./understand-file-apart.server.ts";

// This module runs in a thread of its own: see understand-file-apart.server.ts.

/** The size of a chunk, which the database stores quickly in one statement. */
const PIECE = 512 * 1024;

const { name, bytes, asked } = workerData as Question;
parentPort!.postMessage(...answer());

function answer(): [Answer, ArrayBuffer[]] {
  try {
    const { rows, ...file } = understandFile(name, bytes, asked);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let texts: string[] = [];
    let length = 0;
    const close = () => {
      pieces.push(new TextEncoder().encode(`[${texts.join(",")}]`));
      texts = [];
      length = 0;
    };
    for (const row of rows) {
      const text = JSON.stringify(row);
      texts.push(text);
      length += text.length;
      if (length > PIECE) close();
    }
    if (texts.length > 0) close();
    return [{ file: { ...file, rowCount: rows.length, pieces } }, pieces.map(({ buffer }) => buffer)];
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    return [{ code: error.code, hint: error.hint }, []];
  }
}
