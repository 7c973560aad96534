/** A source as readers see it. */
export interface ShownSource {
  readonly words: string;
  /** Where to read it; null when it stands nowhere on the web. */
  readonly url: string | null;
}

/** Takes the first address out of what somebody wrote as a source. An address alone is called by its host. */
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
