import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerError } from "smtp-server";

/** A mail as it arrived. `from` is the envelope's sender: empty for a report that a mail could not be delivered. */
export interface ArrivedMail {
  from: string;
  to: string;
  raw: Buffer;
}

export interface MailTaker {
  /** Returns whether we take mail to this address. The server asks this before the mail itself arrives. */
  knows(address: string): Promise<boolean>;
  /** Takes a mail. Returns null when it was taken, or the reason why not, which reaches the sender in their own server's report. */
  take(mail: ArrivedMail): Promise<string | null>;
}

export interface InboundSmtpOptions {
  port: number;
  host?: string;
  words: { unknown: string; tooLarge: string };
  /** How long a connection may last. */
  connectionMs?: number;
}

/** The limit for a whole mail. Text without files is far smaller. The rest is not kept, so that no sender fills the memory. */
const MAX_BYTES = 512 * 1024;
const MAX_CONNECTIONS = 40;
/**
 * The time limit for a connection. A mail of this size takes seconds; a sender of single bytes would block one of the few connections
 * for ever.
 */
const MAX_CONNECTION_MS = 3 * 60_000;
/** A connection that asks for this many unknown addresses is guessing, and is ended. */
const MAX_UNKNOWN = 5;

/** Starts a server that takes mail for known addresses only, and relays none. The mail server in front of it handles encryption. */
export async function startInboundSmtp(taker: MailTaker, { port, host, words, connectionMs = MAX_CONNECTION_MS }: InboundSmtpOptions) {
  const unknown = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: MAX_BYTES,
    maxClients: MAX_CONNECTIONS,
    socketTimeout: 30_000,
    closeTimeout: 1_000,
    onClose: ({ id }) => void unknown.delete(id),
    async onRcptTo({ address }, { id, envelope }, done) {
      // A refusal must concern a single recipient, so each gets a transaction of its own.
      if (envelope.rcptTo.length > 0) return done(refusal(452, "one recipient at a time"));
      const refused = unknown.get(id) ?? 0;
      if (refused >= MAX_UNKNOWN) return done(refusal(421, "too many unknown addresses"));
      try {
        if (await taker.knows(address)) return done();
        unknown.set(id, refused + 1);
        done(refusal(550, words.unknown));
      } catch {
        done(refusal(451, "try again later"));
      }
    },
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      try {
        const raw = await firstBytes(stream);
        if (raw === null) return done(refusal(552, words.tooLarge));
        const reason = await taker.take({ from: mailFrom ? mailFrom.address : "", to: rcptTo[0]!.address, raw });
        done(reason === null ? null : refusal(550, reason));
      } catch {
        // The sender's server keeps the mail and tries again.
        done(refusal(451, "try again later"));
      }
    },
  });
  server.server.on("connection", (socket: Socket) => {
    const end = setTimeout(() => socket.destroy(), connectionMs);
    socket.once("close", () => clearTimeout(end));
  });
  // Without a listener, a client that disconnects would end the process.
  server.on("error", () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Reads a mail to its end, and returns null when it is larger than allowed. */
async function firstBytes(stream: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_BYTES) chunks.length = 0;
    else chunks.push(chunk);
  }
  return size > MAX_BYTES ? null : Buffer.concat(chunks);
}

const refusal = (responseCode: number, text: string): SMTPServerError => Object.assign(new Error(text), { responseCode });
