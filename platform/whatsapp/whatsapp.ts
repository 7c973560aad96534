/** A reminder that leaves as an approved template: its words are fixed at Meta, and only the parameters are ours. */
export interface WhatsappMessage {
  /** In the international form, with its plus. */
  to: string;
  parameters: readonly string[];
  /** The template's words with its parameters in them, as the person reads it. */
  text: string;
}

/**
 * `refused` is final, `failed` may be tried again. `unknown`: the other side may have it already, and WhatsApp does not recognise a
 * message that comes twice, so it is not repeated.
 */
export type WhatsappDelivery =
  /** Taken. `metaId` is the message's name there, by which Meta says later how far it came. */
  { outcome: "sent"; metaId: string | null } | { outcome: "refused" | "failed" | "unknown"; reason: string };

export interface Whatsapp {
  /** Never throws because of the other side's behavior. */
  send(message: WhatsappMessage): Promise<WhatsappDelivery>;
}
