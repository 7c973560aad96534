import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerError } from "smtp-server";
import type { Db } from "#platform/db/db.ts";

const MAX_BYTES = 2 * 1024 * 1024;

/** Starts a mail server for development. It accepts every mail over real SMTP and keeps it in `local_mail`, which /dev/correo shows. */
export async function startLocalSmtp(db: Db): Promise<{ url: string; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 1_000,
    async onData(stream, session, done) {
      try {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) return done(refusal(552, "too large"));
        const { messageId, subject } = await PostalMime.parse(raw);
        const { mailFrom, rcptTo } = session.envelope;
        await db
          .insertInto("local_mail")
          .values({
            message_id: messageId ?? null,
            mail_from: mailFrom ? mailFrom.address : "",
            rcpt_to: rcptTo.map(({ address }) => address),
            subject: subject ?? "",
            raw,
          })
          .execute();
        done();
      } catch {
        // The database is unavailable, so the sender keeps the mail and tries again.
        done(refusal(451, "cannot keep it now"));
      }
    },
  });
  // Without a listener, a client that disconnects would end the process.
  server.on("error", () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function refusal(responseCode: number, text: string): SMTPServerError {
  return Object.assign(new Error(text), { responseCode });
}
