import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { WAIT_MS } from "./hangs.ts";

export interface ReceivedMail {
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html: string;
  raw: string;
}

/** Starts an outside mail server that keeps the mails it gets. `refuse` returns the SMTP error for a recipient, or nothing. */
export async function openMailbox(options: { refuse?: (recipient: string) => { responseCode: number } | undefined } = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _session, done) {
      const refusal = options.refuse?.(address);
      done(refusal ? Object.assign(new Error("refused"), refusal) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const source = Buffer.concat(chunks);
        const parsed = await PostalMime.parse(source);
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          subject: parsed.subject ?? "",
          messageId: parsed.messageId ?? "",
          text: parsed.text ?? "",
          html: parsed.html ?? "",
          raw: source.toString("utf8"),
        });
        done();
      });
    },
  });
  // Some tests kill the sender in the middle of a mail.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Waits for a mail to somebody with a link to such a page, and returns the path from the newest one. */
    async linkTo(to: string, page: string): Promise<string> {
      for (const until = Date.now() + WAIT_MS; Date.now() < until; await sleep(100)) {
        const mail = mails.findLast((sent) => sent.to.includes(to) && sent.text.includes(`/${page}/`));
        const found = mail && new RegExp(`/${page}/[\\w.-]+`).exec(mail.text)?.[0];
        if (found) return found;
      }
      throw new Error(`no mail to ${to} with a link to ${page}`);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
