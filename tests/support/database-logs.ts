import fs from "node:fs";
import path from "node:path";

/** No test may cause two transactions that wait for each other. A test that does so on purpose keeps its session out of the log. */
const DEADLOCK = /ERROR: {2}deadlock detected/;
/** The lines that PostgreSQL adds: which process waited for which, where, and in which statement. */
const LINES_AFTER = 12;
const LOG = "server.log";
/** The depth of server folders below the folder of a run. Anything deeper is large. */
const DEPTH = 3;
const EVERY_MS = 500;

/**
 * Finds the log of every database server that any process starts below a folder, and returns the deadlocks in it so far. A log stays
 * open once found, so that it is read to its end even after its folder is removed.
 */
export function watchDatabaseLogs(folder: string): () => string[] {
  const opened = new Map<string, number>();
  const find = (within: string, depth: number) => {
    for (const entry of list(within)) {
      const place = path.join(within, entry.name);
      if (entry.isDirectory() && depth < DEPTH && entry.name !== "cluster") find(place, depth + 1);
      else if (entry.name === LOG && entry.isFile()) open(place);
    }
  };
  const open = (place: string) => {
    const { ino } = fs.statSync(place, { throwIfNoEntry: false }) ?? {};
    if (ino === undefined || opened.has(`${place} ${ino}`)) return;
    opened.set(`${place} ${ino}`, fs.openSync(place, "r"));
  };
  const timer = setInterval(() => find(folder, 0), EVERY_MS).unref();
  return () => {
    find(folder, 0);
    clearInterval(timer);
    return [...opened].flatMap(([place, log]) => deadlocksIn(readAll(log)).map((said) => `${place.split(" ")[0]}\n${said}`));
  };
}

/** Reads a whole file by its descriptor, which also works for a removed file. */
function readAll(file: number): string {
  const bytes = Buffer.alloc(fs.fstatSync(file).size);
  return bytes.subarray(0, fs.readSync(file, bytes, 0, bytes.length, 0)).toString();
}

function deadlocksIn(log: string): string[] {
  const lines = log.split("\n");
  return lines.flatMap((line, index) => (DEADLOCK.test(line) ? [lines.slice(index, index + LINES_AFTER).join("\n")] : []));
}

function list(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // it was removed in between
  }
}
