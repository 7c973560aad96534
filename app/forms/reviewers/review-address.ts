import type { TextKey } from "#domain/content/content-documents.ts";

/** The reviewer's own area. */
export const REVIEWS_PATH = "/dashboard/revision";

/** Returns the page where the team sees who reviews a text, and their remarks. */
export const textReviewPath = ({ kind, slug }: TextKey) => `/dashboard/admin/revisiones/${kind}/${slug}`;
