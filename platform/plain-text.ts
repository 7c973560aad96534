/** Returns a text as search compares it: lower case, without accents. The database's norm() does the same. */
export function plain(text: string): string {
  return text
    .replace(/\p{M}+/gu, "") // Trimmed before as well, since the next step takes quadratic time on long runs of marks.
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .normalize("NFC");
}

export function plainWords(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
