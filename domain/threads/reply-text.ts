/** Lines with which people and programs sign, or with which programs begin a quotation. Everything from there on is cut. */
const ENDS: readonly RegExp[] = [
  /^-- ?$/,
  /^[-_ ]{3,}\s*(?:mensaje (?:original|reenviado)|original message|forwarded message|message d'origine)\b/i,
  /^_{10,}$/,
  /^(?:enviado desde|enviado con|sent from|get outlook for|obtener outlook|envoyé de)\b/i,
  /^\*?(?:de|from)\s*:\*?\s.+@/i,
];
/** Matches «El sáb, 21 nov 2026, Nido escribió:», which programs wrap when it is long. */
const INTRODUCTION = /^(?:el|on|le|a|em)\s.{4,200}(?:escribió|escribio|wrote|a écrit|escreveu)\s*:$/i;
const MAX_WRAPPED = 3;

/**
 * Returns what somebody wrote in their reply: without the quoted mail below, and without the signature, which contains names, addresses
 * and numbers. `marker` is the line in our mails above which people should write.
 */
export function replyText(text: string, marker: string): string {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const end = lines.findIndex((line, at) => line.includes(marker) || ENDS.some((sign) => sign.test(line)) || introduces(lines, at));
  const written = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !/^\s*>/.test(line));
  return written
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function introduces(lines: readonly string[], at: number): boolean {
  for (let count = 1; count <= MAX_WRAPPED && lines[at + count - 1]?.trim(); count++)
    if (
      INTRODUCTION.test(
        lines
          .slice(at, at + count)
          .map((line) => line.trim())
          .join(" "),
      )
    )
      return true;
  return false;
}
