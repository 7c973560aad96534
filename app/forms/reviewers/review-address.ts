import type { TextKey } from "#domain/content/content-documents.ts";

/** The reviewer's own place. */
export const REVIEWS_PATH = "/dashboard/revision";

/** Returns where the team sees who reads a text, and what they say. */
export const textReviewPath = ({ kind, slug }: TextKey) => `/dashboard/admin/revisiones/${kind}/${slug}`;
