import type { DraftSubject } from "#domain/drafts/directory-facts.server.ts";

export const GENERATOR_PATH = "/admin/generate-treatments";

export const generatorQuery = ({ serviceId, city }: Pick<DraftSubject, "serviceId" | "city">) => ({
  tratamiento: serviceId,
  ...(city && { ciudad: city.id }),
});

/** Returns the page where a draft about a subject is made and inserted. */
export const generatorPath = (subject: Pick<DraftSubject, "serviceId" | "city">) =>
  `${GENERATOR_PATH}?${new URLSearchParams(generatorQuery(subject))}`;
