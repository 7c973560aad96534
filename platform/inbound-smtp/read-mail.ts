import PostalMime, { addressParser } from "postal-mime";

/** What we read of a mail. */
export interface ReadMail {
  /** The address in «From», which people see. Empty where it names none or several, since nobody can say which of them wrote. */
  from: string;
  messageId: string | null;
  /** True for a mail written by a program: an absence note, a list, a report. Nobody should answer it. */
  isAutomatic: boolean;
  text: string;
  /** Used for a mail that has no text. */
  html: string;
  attachments: number;
}

/** The maximum depth of nested parts. People nest a forwarded mail or two. */
const MAX_DEPTH = 20;
/**
 * The maximum number of lines. Reading time grows with the square of the lines, and of the tags in HTML. Usual replies have a few
 * hundred.
 */
const MAX_LINES = 20_000;
const MAX_TAGS = 8_000;
/** Subjects and senders of programs that do not say in a header that they are one. */
const AUTOMATIC_SUBJECT =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:response|reply)|out of (?:the )?office|respuesta autom[aá]tica|fuera de (?:la )?oficina|r[eé]ponse automatique)\b/i;
const AUTOMATIC_SENDER = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;

/** Reads a mail. Returns null when it cannot be read, for example because its parts or tags never end. */
export async function readMail(raw: Buffer): Promise<ReadMail | null> {
  if (timesIn(raw.toString("latin1"), "\n") > MAX_LINES) return null;
  const mail = await PostalMime.parse(raw, { maxNestingDepth: MAX_DEPTH, maxHeadersSize: 64 * 1024 }).catch(() => null);
  if (!mail) return null;
  const { messageId, headers, subject = "", text, html, attachments } = mail;
  if (timesIn(html ?? "", "<") > MAX_TAGS) return null;
  const senders = headers.filter(({ key }) => key === "from").flatMap(({ value }) => addressParser(value));
  const from = senders.length === 1 ? (senders[0]!.address ?? "") : "";
  const said = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? "";
  const submitted = said("auto-submitted");
  return {
    from,
    messageId: messageId ?? null,
    isAutomatic:
      (submitted !== "" && !/^no\b/.test(submitted)) ||
      ["bulk", "junk", "list", "auto_reply"].includes(said("precedence")) ||
      ["x-autoreply", "x-autorespond", "x-failed-recipients", "list-id"].some((name) => said(name) !== "") ||
      said("return-path") === "<>" ||
      said("content-type").startsWith("multipart/report") ||
      AUTOMATIC_SUBJECT.test(subject.trim()) ||
      AUTOMATIC_SENDER.test(from),
    text: text ?? "",
    html: html ?? "",
    // Pictures inside the text, as in a signature, are removed with it.
    attachments: attachments.filter(({ disposition, related }) => disposition === "attachment" || !related).length,
  };
}

const timesIn = (text: string, mark: string): number => text.split(mark).length - 1;
