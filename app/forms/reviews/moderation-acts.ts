/** What an administrator may do with a review, as its buttons send it. */
export const MODERATION_ACTS = ["publicar", "rechazar", "publicar-respuesta", "rechazar-respuesta"] as const;
export type ModerationAct = (typeof MODERATION_ACTS)[number];

/** What was typed, and why nothing was done. */
export interface RefusedModeration {
  act: ModerationAct;
  reason: string;
  note: string;
  /** The version that the screen showed. */
  version: string;
  errors: { reason?: string; note?: string };
  problem: "changed" | "same-person" | null;
}
