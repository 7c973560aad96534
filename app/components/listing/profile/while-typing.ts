import type { CenterCard } from "#domain/directory/center-card.ts";

/** Returns the card with the present contents of the forms, saved or not. */
export function whileTyping(
  forms: HTMLElement,
  services: readonly { readonly id: string; readonly shortName: string }[],
): Partial<Pick<CenterCard, "name" | "city" | "neighborhood" | "services">> {
  const text = (name: string) => forms.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value.trim() ?? "";
  const ticked = new Set([...forms.querySelectorAll<HTMLInputElement>('[name="servicios"]:checked')].map(({ value }) => value));
  const name = text("nombre");
  return {
    ...(name && { name }),
    city: text("ciudad") || null,
    neighborhood: text("sector") || null,
    services: services.filter(({ id }) => ticked.has(id)).map(({ id, shortName }) => ({ id, shortName })),
  };
}
