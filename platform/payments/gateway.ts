/** What is to be paid by card, in US cents. */
export interface Payment {
  /** Our name of the payment, which the gateway says again when it tells how it ended. */
  readonly reference: string;
  readonly netCents: number;
  readonly taxCents: number;
  /** Counts the tries, so that each has a checkout of its own and a repeat of one has not. */
  readonly attempt: number;
  readonly what: string;
  readonly siteName: string;
  /** Where its person comes back to, without a trailing slash. */
  readonly siteUrl: string;
  /** The path of the page that shows how it ended. */
  readonly returnPath: string;
}

/** Where a person pays: a link to follow, or a form that their browser posts. */
export type Checkout =
  | { readonly kind: "link"; readonly url: string }
  | { readonly kind: "form"; readonly action: string; readonly fields: Readonly<Record<string, string>> };

/** What a gateway says of a payment. */
export interface PaymentWord {
  /** The gateway's own id of this word: a repeat has the same. */
  readonly eventId: string;
  readonly reference: string;
  readonly outcome: "paid" | "failed";
  readonly amountCents: number;
  /** In small letters, as in `usd`. */
  readonly currency: string;
  /** What the gateway calls the payment. */
  readonly paymentReference: string | null;
}

export type GatewayName = "stripe" | "azul" | "sandbox";

/** Takes payments by card. Its secrets are in its closures, so that nobody who holds it can read them. */
export interface Gateway {
  readonly name: GatewayName;
  /** Begins a payment. Throws when the gateway cannot be reached. */
  checkout(payment: Payment): Promise<Checkout>;
  /** Reads what came to our door. `forged`: nobody signed it as the gateway does. `ignored`: it is about something else. */
  read(came: Came): Promise<PaymentWord | "forged" | "ignored">;
}

/** What came to the door of a gateway. */
export interface Came {
  readonly body: string;
  readonly signature: string | null;
  readonly query: URLSearchParams;
}
