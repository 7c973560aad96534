import type { TextKey } from "#domain/content/content-documents.ts";

export const TEXTS_PATH = "/dashboard/admin/contenido";

/** Returns the address where a text is edited. */
export const textPath = ({ kind, slug }: TextKey) => `${TEXTS_PATH}/${kind}/${slug}`;
