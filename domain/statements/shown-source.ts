/** A source, as readers see it. */
export interface ShownSource {
  readonly words: string;
  /** Its address; null when it is not on the web. */
  readonly url: string | null;
}

/** Extracts the first address from a source as somebody wrote it. A source that is only an address is named after its host. */
export function sourceOf(written: string): ShownSource {
  const found = /https?:\/\/[^\s<>"«»]+/i.exec(written)?.[0].replace(/[.,;:)\]]+$/, "");
  const url = found !== undefined && URL.canParse(found) ? found : null;
  if (url === null) return { words: written, url };
  const words = written
    .replace(url, " ")
    .replace(/\(\s*\)|\[\s*\]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;:])/g, "$1")
    .replace(/^[\s,;:.–-]+|\s*[,;:–-]+\.?\s*$/g, "")
    .trim();
  return { words: /[\p{L}\p{N}]/u.test(words) ? words : new URL(url).host, url };
}
