/** Text as search compares it: lower case, without accents. The database's norm() does the same. */
export function plain(text: string): string {
  return text
    .replace(/\p{M}+/gu, "") // first too: long runs of them cost the next step their square
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .normalize("NFC");
}

export function plainWords(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
