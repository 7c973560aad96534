/** What is to be paid by card, in US cents. */
export interface Payment {
  /** Our name of the payment, which the gateway repeats when it reports how the payment ended. */
  readonly reference: string;
  readonly netCents: number;
  readonly taxCents: number;
  /** Numbers the attempts, so that each has a checkout of its own and a repeated request does not make another. */
  readonly attempt: number;
  readonly what: string;
  readonly siteName: string;
  /** The address to which the payer comes back, without a trailing slash. */
  readonly siteUrl: string;
  /** The path of the page that shows how the payment ended. */
  readonly returnPath: string;
}

/**
 * The way to pay: a link to follow, or a form that the browser posts. `id` is the gateway's own name of this checkout, if it has one.
 */
export type Checkout =
  | { readonly kind: "link"; readonly url: string; readonly id?: string }
  | { readonly kind: "form"; readonly action: string; readonly fields: Readonly<Record<string, string>> };

/** What a gateway reports about a payment. */
export interface PaymentWord {
  /** The gateway's own id of this report. A repeated report has the same one. */
  readonly eventId: string;
  readonly reference: string;
  readonly outcome: "paid" | "failed";
  readonly amountCents: number;
  /** In lower case, such as `usd`. */
  readonly currency: string;
  /** The gateway's name of the payment. */
  readonly paymentReference: string | null;
}

/**
 * What a gateway's page sent through the payer's browser. Its signature is valid, but it moves no money until we have asked the
 * gateway ourselves.
 */
export interface PaymentHint {
  readonly hint: true;
  readonly eventId: string;
  readonly reference: string;
  readonly outcome: "paid" | "failed";
}

/** Returns the amount that we asked for under a reference, in cents; null when we asked for nothing. */
export type AskedCents = (reference: string) => Promise<number | null>;

/** A payment that we began, as we ask its gateway about it. */
export interface Order {
  readonly reference: string;
  /**
   * The gateway's names of the checkouts that we began for the payment, oldest first; empty for a gateway that knows the payment by
   * our reference.
   */
  readonly checkoutIds: readonly string[];
}

/**
 * The state of a payment, as its gateway answers when we ask it ourselves. The report of a paid or declined one is booked like any
 * other, and asking again gives the same report. `pending`: it is not decided yet. `unknown`: we have no access to the gateway's
 * query service (`not-set-up`), the service gave no answer that we understand (`no-answer`), or it knows no such payment
 * (`not-found`). A later question may be answered in the last two cases.
 */
export type PaymentStanding =
  | { readonly standing: "paid" | "declined"; readonly word: PaymentWord }
  | { readonly standing: "pending" }
  | { readonly standing: "unknown"; readonly why: "not-set-up" | "no-answer" | "not-found" };

export type GatewayName = "stripe" | "azul" | "sandbox";

/** Takes payments by card. Its secrets are in closures, so that code that holds a gateway cannot read them. */
export interface Gateway {
  readonly name: GatewayName;
  /** Begins a payment. Throws when the gateway cannot be reached. */
  checkout(payment: Payment): Promise<Checkout>;
  /** Reads a request to our endpoint. `forged`: the gateway did not sign it. `ignored`: it is about something else. */
  read(came: Came, askedCents: AskedCents): Promise<PaymentWord | PaymentHint | "forged" | "ignored">;
  /**
   * Asks the gateway, server to server, for the state of a payment. Never throws: without an answer the state is unknown. Takes up to half
   * a minute.
   */
  payment(order: Order): Promise<PaymentStanding>;
}

/** A request to the endpoint of a gateway. */
export interface Came {
  readonly body: string;
  readonly signature: string | null;
  readonly query: URLSearchParams;
}
