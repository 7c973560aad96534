import type { Viewer } from "#domain/identity/viewer.ts";
import type { OwnMailbox } from "#domain/receivers/account-leads.server.ts";

/** Returns the mailbox whose requests belong to this person. */
export const mailboxOf = ({ userId, email, emailConfirmed }: Viewer): OwnMailbox => ({ userId, email, confirmed: emailConfirmed });
