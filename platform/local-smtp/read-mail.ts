export interface ReadMail {
  headers: { name: string; value: string }[];
  subject: string;
  html: string | null;
  text: string | null;
}

/** Reads a mail as our own mailer writes it: headers, and its text and HTML parts decoded. Attachments are passed over. */
export function readMail(raw: Buffer): ReadMail {
  const { headers, body } = splitPart(raw.toString("latin1"));
  const found: Pick<ReadMail, "html" | "text"> = { html: null, text: null };
  collect(headers, body, found);
  const shown = headers.map(({ name, value }) => ({ name, value: decodeWords(value) }));
  return { headers: shown, subject: headerValue(shown, "subject"), ...found };
}

type Headers = ReadMail["headers"];

const headerValue = (headers: Headers, name: string): string => headers.find((header) => header.name.toLowerCase() === name)?.value ?? "";

function splitPart(part: string): { headers: Headers; body: string } {
  const end = /\r?\n\r?\n/.exec(part);
  const head = end ? part.slice(0, end.index) : part;
  const headers = head
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .filter((line) => line.includes(":"))
    .map((line) => ({ name: line.slice(0, line.indexOf(":")), value: line.slice(line.indexOf(":") + 1).trim() }));
  return { headers, body: end ? part.slice(end.index + end[0].length) : "" };
}

function collect(headers: Headers, body: string, found: Pick<ReadMail, "html" | "text">): void {
  const type = headerValue(headers, "content-type") || "text/plain";
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    for (const part of body.split(`--${boundary}`).slice(1)) {
      if (part.startsWith("--")) break;
      const inner = splitPart(part.replace(/^\r?\n/, ""));
      collect(inner.headers, inner.body, found);
    }
    return;
  }
  const kind = /^text\/(html|plain)\b/i.exec(type)?.[1]?.toLowerCase();
  if (kind === "html") found.html ??= decodeBody(headers, body);
  if (kind === "plain") found.text ??= decodeBody(headers, body);
}

function decodeBody(headers: Headers, body: string): string {
  const encoding = headerValue(headers, "content-transfer-encoding").toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding === "quoted-printable") return fromQuotedPrintable(body.replace(/[ \t]*=\r?\n/g, ""));
  return Buffer.from(body, "latin1").toString("utf8");
}

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

/** «=?UTF-8?Q?Tu_solicitud?=»; the blank between two such words belongs to neither. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === "b" ? Buffer.from(text, "base64").toString("utf8") : fromQuotedPrintable(text.replaceAll("_", " ")),
    );
}
