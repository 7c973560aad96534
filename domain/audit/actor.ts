/** Somebody with a signed link from a mail, and what the link is about: `message` for its writer, `inbox` for our own team. */
export type LinkHolder = `link:${"lead" | "offer" | "message" | "inbox"}`;

/** Somebody signed in, with their user's id. */
export type Person = `${"patient" | "provider" | "admin"}:${string}`;

/** Who acts, as the audit log keeps it. `program` is a partner's, or a stranger's; `cli` is whoever has the machine. */
export type Actor = "visitor" | "program" | LinkHolder | Person | "worker" | "cli";
