import { z } from "zod";
import type { JobKind } from "#platform/jobs.ts";

interface ImportWork {
  importId: string;
}

const schema = z.object({ importId: z.uuid() });
/** The largest file takes far less time. A worker that dies is noticed much earlier. */
const expireSeconds = 3600;

export const checkImportJob: JobKind<ImportWork, "check-import"> = { name: "check-import", schema, expireSeconds };
export const runImportJob: JobKind<ImportWork, "run-import"> = { name: "run-import", schema, expireSeconds };
export const undoImportJob: JobKind<ImportWork, "undo-import"> = { name: "undo-import", schema, expireSeconds };
