import PostalMime from "postal-mime";

/** What a mail says, of everything that it carries. */
export interface ReadMail {
  /** The address in «From», which people see. */
  from: string;
  messageId: string | null;
  /** Written by a program: an absence note, a list, a report. Nobody should answer it. */
  isAutomatic: boolean;
  text: string;
  /** For a mail that has no text. */
  html: string;
  attachments: number;
}

export async function readMail(raw: Buffer): Promise<ReadMail> {
  const { from, messageId, headers, text, html, attachments } = await PostalMime.parse(raw);
  const said = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? "";
  const submitted = said("auto-submitted");
  return {
    from: from?.address ?? "",
    messageId: messageId ?? null,
    isAutomatic:
      (submitted !== "" && !submitted.startsWith("no")) ||
      ["bulk", "junk", "list", "auto_reply"].includes(said("precedence")) ||
      said("x-autoreply") !== "" ||
      said("list-id") !== "",
    text: text ?? "",
    html: html ?? "",
    // A picture that the text shows, as in a signature, is cut with it.
    attachments: attachments.filter(({ disposition, related }) => disposition === "attachment" || !related).length,
  };
}
