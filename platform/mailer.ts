import { createTransport } from "nodemailer";
import { describeSmtpError } from "./smtp-error.ts";

export interface Mail {
  to: { address: string; name?: string };
  /** The sender's name, as the reader sees it. The address is always the mailer's. */
  sender?: string;
  /** The address for replies, when it differs from the sender's. */
  replyTo?: { address: string; name?: string };
  subject: string;
  /** An address to which a POST unsubscribes. Mail programs then show a button of their own (RFC 8058). */
  unsubscribeUrl?: string;
  html: string;
  text: string;
  /** The Message-ID of the mail that this one follows, so that mail programs show them as one conversation. */
  follows?: string;
  /** The Message-ID with its angle brackets. A repeated mail has the same one, so that mail programs show it once. */
  messageId: string;
}

/**
 * `refused` is final, because the recipient's server will never accept the mail. `failed` may be tried again. `code` is the mail server's
 * own, when it answered.
 */
export type Delivery = { outcome: "sent" } | { outcome: "refused" | "failed"; reason: string; code?: number };

export interface Mailer {
  /** Never throws because of the mail server's behavior. */
  send(mail: Mail): Promise<Delivery>;
  close(): void;
}

export interface MailerOptions {
  /** The time after which a mail counts as failed. */
  deadlineMs?: number;
}

const ADDRESS = /^[^\s<>"(),:;@[\]\\]{1,64}@[^\s<>"(),:;@[\]\\]{1,255}$/u;

/**
 * Opens a mailer over SMTP that keeps a few connections. `from` is an address, or «Name <address>», whose name is used for mails
 * without a sender.
 */
export function openMailer(smtpUrl: string, from: string, { deadlineMs = 45_000 }: MailerOptions = {}): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    maxMessages: 100,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 20_000,
    // Templates never attach files or fetch pages, so a mail that tries to was manipulated by a visitor.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, sender, replyTo, subject, unsubscribeUrl, follows, html, text, messageId }) {
      if (!ADDRESS.test(to.address)) return { outcome: "refused", reason: "the address is not one" };
      const sending = transport.sendMail({
        from: sender ? party({ address: addressOf(from), name: sender }) : from,
        to: party(to),
        ...(replyTo && ADDRESS.test(replyTo.address) && { replyTo: party(replyTo) }),
        subject: oneLine(subject),
        html,
        text,
        messageId,
        ...(follows && { inReplyTo: follows, references: follows }),
        headers: {
          "Auto-Submitted": "auto-generated",
          "X-Auto-Response-Suppress": "All",
          ...(unsubscribeUrl && { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
        },
      });
      const done = sending.then((): Delivery => ({ outcome: "sent" }), describeSmtpError);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Delivery>((resolve) => {
        timer = setTimeout(() => resolve({ outcome: "failed", reason: `no answer within ${deadlineMs / 1000} s` }), deadlineMs);
      });
      return Promise.race([done, late]).finally(() => clearTimeout(timer));
    },
    close: () => transport.close(),
  };
}

const addressOf = (from: string) => /<([^<>]*)>$/.exec(from)?.[1] ?? from;

const party = ({ address, name }: { address: string; name?: string }) => (name ? { address, name: oneLine(name) } : address);

/** Removes line breaks, since one inside a header would start another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, " ").trim();
