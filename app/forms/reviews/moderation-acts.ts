/** An administrator's acts on a review, by the values of its buttons. */
export const MODERATION_ACTS = ["publicar", "rechazar", "publicar-respuesta", "rechazar-respuesta"] as const;
export type ModerationAct = (typeof MODERATION_ACTS)[number];

/** The typed text, and the reason why nothing was done. */
export interface RefusedModeration {
  act: ModerationAct;
  reason: string;
  note: string;
  /** The version on the screen. */
  version: string;
  errors: { reason?: string; note?: string };
  problem: "changed" | "same-person" | null;
}
