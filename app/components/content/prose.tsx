import clsx from "clsx";

/** HTML that `markdown.server.ts` made of a text: it knows no HTML of its author's, so nothing of theirs reaches the page unescaped. */
export function Prose({ html, className }: { html: string; className?: string }) {
  if (html === "") return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={clsx("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** One line of it, inside a sentence of ours. */
export function ProseLine({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
