import type { Person } from "#domain/audit/actor.ts";
import type { Context } from "#domain/context.ts";
import { checkImport } from "#domain/imports/check-import.server.ts";
import { importById } from "#domain/imports/import-queries.server.ts";
import { receiveFile } from "#domain/imports/receive-file.server.ts";

/** Imports files as one administrator does. */
export const importsOf = (ctx: Context & { actor: Person }) => ({
  /** Uploads a file and has it checked. */
  async checked(bytes: Uint8Array, name = "centros-cibao-nov.csv"): Promise<string> {
    const id = await receiveFile(ctx, ctx.actor, { name, bytes });
    await checkImport(ctx, id);
    return id;
  },
  opened: async (id: string) => (await importById(ctx.db, id))!,
  /** Returns the import as a screen that was just opened shows it. */
  seen: async (id: string) => ({ id, version: (await importById(ctx.db, id))!.version }),
});
