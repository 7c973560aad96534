import type { Context } from "#domain/context.ts";
import { makeExportJob } from "#domain/operations/export-jobs.ts";
import { makeExport } from "#domain/operations/make-export.server.ts";
import type { FileStore } from "#platform/files.ts";
import type { JobRunner } from "#platform/jobs.ts";

export async function registerExports(runner: JobRunner, ctx: Context & { files: FileStore }): Promise<void> {
  await runner.work(makeExportJob, ({ exportId }, signal) => makeExport(ctx, exportId, signal));
}
