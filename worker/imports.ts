import type { Context } from "#domain/context.ts";
import { checkImport } from "#domain/imports/check-import.server.ts";
import { checkImportJob, runImportJob, undoImportJob } from "#domain/imports/import-jobs.ts";
import { runImport } from "#domain/imports/run-import.server.ts";
import { undoImport } from "#domain/imports/undo-import.server.ts";
import type { JobRunner } from "#platform/jobs.ts";

export async function registerImports(runner: JobRunner, ctx: Context): Promise<void> {
  await runner.work(checkImportJob, ({ importId }) => checkImport(ctx, importId));
  await runner.work(runImportJob, ({ importId }, signal) => runImport(ctx, importId, signal));
  await runner.work(undoImportJob, ({ importId }, signal) => undoImport(ctx, importId, signal));
}
