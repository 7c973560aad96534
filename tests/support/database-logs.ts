import fs from "node:fs";
import path from "node:path";

/** What no test may cause: two transactions that wait for each other. One that means it keeps its session's words out of the log. */
const DEADLOCK = /ERROR: {2}deadlock detected/;
/** What PostgreSQL says after it: who waited for whom, where, and in which statement. */
const LINES_AFTER = 12;
const LOG = "server.log";
/** Beneath the folder of a run, folders of servers lie no deeper, and what is deeper is large. */
const DEPTH = 3;
const EVERY_MS = 500;

/**
 * Finds the log of every database server that is started beneath a folder, by whichever process, and returns what says its deadlocks so far.
 * A log that was found stays open, so that it is read to its end after its folder is gone.
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

/** A file descriptor of a removed file is read like any other, from its beginning. */
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
    return []; // it went meanwhile
  }
}
