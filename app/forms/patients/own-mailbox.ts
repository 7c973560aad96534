import type { Viewer } from "#domain/identity/viewer.ts";
import type { OwnMailbox } from "#domain/receivers/account-leads.server.ts";

/** The mailbox whose requests are this person's. */
export const mailboxOf = ({ email, emailConfirmed }: Viewer): OwnMailbox => ({ email, confirmed: emailConfirmed });
