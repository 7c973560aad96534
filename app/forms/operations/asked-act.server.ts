import { type AskedBulk, askedBulk } from "#app/admin-list.ts";
import { readForm } from "#app/forms/read-form.server.ts";

/** Reads which act was asked for on which rows; null for none. */
export async function askedAct<Act extends string>(request: Request, acts: readonly Act[]): Promise<AskedBulk<Act> | null> {
  const form = new FormData();
  for (const [name, values] of Object.entries(await readForm(request))) for (const value of [values].flat()) form.append(name, value);
  return askedBulk(form, acts);
}
