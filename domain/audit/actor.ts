/**
 * A person with a signed link from a mail, and what the link is about: `message` for its writer, `inbox` for our own team, `account` for
 * whoever reads its mailbox, `consultation` for somebody whom a center wrote into its agenda, `newsletter` for a subscriber.
 */
export type LinkHolder = `link:${"lead" | "offer" | "message" | "inbox" | "account" | "consultation" | "newsletter"}`;

/** A signed-in person, by user id. */
export type Person = `${"patient" | "provider" | "admin" | "reviewer"}:${string}`;

/**
 * Who acts, as the audit log keeps it. `program` is a partner's or a stranger's program; `cli` is a person with access to the
 * machine.
 */
export type Actor = "visitor" | "program" | LinkHolder | Person | "worker" | "cli";

/** What kind of actor it is, without whom. */
export type ActorKind = Actor extends infer One ? (One extends `${infer Kind}:${string}` ? Kind : One) & string : never;
