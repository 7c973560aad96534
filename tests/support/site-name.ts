import type { Context } from "#domain/context.ts";
import { saveSetting } from "#domain/settings/save-setting.server.ts";
import { storedSettings } from "#domain/settings/setting-queries.server.ts";

/** Gives the site another name, as an administrator does in the settings. */
export async function renameSite(ctx: Context, name: string): Promise<void> {
  const { value, version } = (await storedSettings(ctx.db)).site;
  const { outcome } = await saveSetting(ctx, "u-1", { key: "site", value: { ...(value as object), name } as never, version });
  if (outcome !== "saved") throw new Error(outcome);
}
