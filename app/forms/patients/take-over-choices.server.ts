import { chosenSlugs, keepSlugs } from "#app/forms/directory/chosen-cookie.server.ts";
import { COMPARED_COOKIE, SAVED_COOKIE } from "#app/forms/directory/chosen-slugs.ts";
import type { Context } from "#domain/context.ts";
import { forgetSaved, keepComparison, saveProviders } from "#domain/patients/saved.server.ts";

type Services = Pick<Context, "db" | "publicUrl">;

/** Adds the hearts and the comparison of this browser to those of the account. Existing ones stay as they are. */
export async function takeOverChoices(services: Services, request: Request, userId: string): Promise<void> {
  await Promise.all([
    saveProviders(services, userId, chosenSlugs(request, SAVED_COOKIE, services.publicUrl)),
    keepComparison(services, userId, chosenSlugs(request, COMPARED_COOKIE, services.publicUrl)),
  ]);
}

/** Applies to the account's hearts what was done to this browser's hearts on a public page. */
export async function followHearts(
  services: Services,
  userId: string,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  await forgetSaved(services, userId, removed);
  await saveProviders(services, userId, added);
}

/** Returns the cookies of this browser without what was removed, so that it does not come back. */
export function choicesWithout(
  { publicUrl }: Services,
  request: Request,
  gone: { slug: string | null; comparison: readonly string[] | null },
): [string, string][] {
  const saved = chosenSlugs(request, SAVED_COOKIE, publicUrl);
  const compared = chosenSlugs(request, COMPARED_COOKIE, publicUrl);
  const cookies: string[] = [];
  if (gone.slug !== null && saved.includes(gone.slug)) {
    cookies.push(
      keepSlugs(
        saved.filter((slug) => slug !== gone.slug),
        SAVED_COOKIE,
        publicUrl,
      ),
    );
  }
  if (gone.comparison?.join() === compared.join() && compared.length > 0) cookies.push(keepSlugs([], COMPARED_COOKIE, publicUrl));
  return cookies.map((cookie) => ["Set-Cookie", cookie]);
}
