import * as z from "zod";

/** The maximum number of rows in one answer. The cursor leads to the next ones. */
export const MAX_DIRECTORY_ROWS = 1_000;

/** The parameters of a program's query of the directory. Both are text, from an address. */
export const directoryQuestionSchema = z.object({
  cursor: z.guid().optional(),
  limit: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(MAX_DIRECTORY_ROWS))
    .optional(),
});
export type DirectoryQuestion = z.infer<typeof directoryQuestionSchema>;

/** A published center or specialist, as programs read it. It holds no contact data: no e-mail, telephone or address. */
export const directoryRowSchema = z.object({
  id: z.guid(),
  slug: z.string(),
  provider_type: z.enum(["clinic", "doctor", "specialist"]),
  clinic_name: z.string().nullable(),
  full_name: z.string().nullable(),
  honorific: z.string().nullable(),
  specialty: z.string().nullable(),
  years_experience: z.int().nullable(),
  city: z.string().nullable(),
  services_offered: z.array(z.string()),
  languages_spoken: z.array(z.string()),
  logo_url: z.url().nullable(),
  image_gallery: z.array(z.object({ url: z.url(), alt: z.string() })),
  featured: z.boolean(),
  verified: z.boolean(),
  verification_status: z.enum(["published", "verified"]),
});
export type DirectoryRow = z.infer<typeof directoryRowSchema>;

export const reviewStatsQuestionSchema = z.object({ provider_uuid: z.guid() });

/** Under three reviews there is no average. */
export const reviewStatsSchema = z.object({ average_rating: z.number().min(1).max(5).nullable(), total_reviews: z.int().min(0) });
export type ReviewStats = z.infer<typeof reviewStatsSchema>;
