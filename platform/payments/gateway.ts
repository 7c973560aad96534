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

/** Where a person pays: a link to follow, or a form that their browser posts. `id`: the gateway's own name of this checkout, if it has one. */
export type Checkout =
  | { readonly kind: "link"; readonly url: string; readonly id?: string }
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

/**
 * What a gateway's page sent through the browser of who paid. Its signature holds, and it still moves no money: the gateway is asked first.
 */
export interface PaymentHint {
  readonly hint: true;
  readonly eventId: string;
  readonly reference: string;
  readonly outcome: "paid" | "failed";
}

/** Returns what we asked to be paid under a reference, in cents; null where we asked nothing. */
export type AskedCents = (reference: string) => Promise<number | null>;

/** A payment that we began, for asking its gateway how it stands. */
export interface Order {
  readonly reference: string;
  /** The gateway's names of the checkouts that we began for it, oldest first; empty for a gateway that knows the payment by our reference. */
  readonly checkoutIds: readonly string[];
}

/**
 * How a payment stands, as its gateway says when we ask it ourselves. The word of a paid or declined one is booked like any other; asking
 * again gives the same word. `pending`: it is not decided yet. `unknown`: this site has no access to the gateway's service of questions
 * (`not-set-up`), the service did not answer in a way that we understand (`no-answer`), or it knows no such payment (`not-found`). Of the
 * last two, a later question may be answered.
 */
export type PaymentStanding =
  | { readonly standing: "paid" | "declined"; readonly word: PaymentWord }
  | { readonly standing: "pending" }
  | { readonly standing: "unknown"; readonly why: "not-set-up" | "no-answer" | "not-found" };

export type GatewayName = "stripe" | "azul" | "sandbox";

/** Takes payments by card. Its secrets are in its closures, so that nobody who holds it can read them. */
export interface Gateway {
  readonly name: GatewayName;
  /** Begins a payment. Throws when the gateway cannot be reached. */
  checkout(payment: Payment): Promise<Checkout>;
  /** Reads what came to our door. `forged`: nobody signed it as the gateway does. `ignored`: it is about something else. */
  read(came: Came, askedCents: AskedCents): Promise<PaymentWord | PaymentHint | "forged" | "ignored">;
  /** Asks the gateway, server to server, how a payment stands. Never throws: who cannot be asked leaves it unknown. Takes up to half a minute. */
  payment(order: Order): Promise<PaymentStanding>;
}

/** What came to the door of a gateway. */
export interface Came {
  readonly body: string;
  readonly signature: string | null;
  readonly query: URLSearchParams;
}
