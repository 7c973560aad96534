/**
 * A person with a signed link from a mail, and the subject of the link: `message` for its writer, `inbox` for our own team, `account` for
 * the reader of its mailbox, `consultation` for a guest that a center wrote into its agenda, `newsletter` for a subscriber.
 */
export type LinkHolder = `link:${"lead" | "offer" | "message" | "inbox" | "account" | "consultation" | "newsletter"}`;

/** A signed-in person, by user id. */
export type Person = `${"patient" | "provider" | "admin" | "reviewer"}:${string}`;

/**
 * The one who acts, as the audit log keeps it. `program` is a program of a partner or of a stranger; `cli` is a person with access to
 * the machine.
 */
export type Actor = "visitor" | "program" | LinkHolder | Person | "worker" | "cli";

/** The kind of an actor, without an id. */
export type ActorKind = Actor extends infer One ? (One extends `${infer Kind}:${string}` ? Kind : One) & string : never;
