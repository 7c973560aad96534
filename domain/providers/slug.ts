/** The longest slug that fits the column and a readable address. */
export const MAX_SLUG_LENGTH = 120;
/** The maximum length of a name. */
const MAX_NAME_LENGTH = 500;

// Letters that Unicode does not split into a base letter and an accent.
const WHOLE_LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

const plain = (text: string): string =>
  text
    .slice(0, MAX_NAME_LENGTH)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);

/** Writes a text in lower case without accents, with hyphens for everything else; empty when no letter or digit is left. */
function slugOf(text: string): string {
  return plain(text)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, "");
}

export function centerSlug(name: string): string {
  return slugOf(name) || "centro";
}

const TITLES = new Set(["dr", "dra", "doctor", "doctora"]);
/** «MD», «M.D.», «Ph. D.»: in one word or in two. */
const DEGREES = new Set(["md", "phd", "m d", "ph d"]);
// An apostrophe does not end a word: the D of «D'Óleo» is part of the name.
const BETWEEN_WORDS = /[\s.,()]+/;

/** Returns the slug of a person's name, without titles and initials before it or degrees after it. */
export function specialistSlug(name: string): string {
  const words = plain(name).split(BETWEEN_WORDS).filter(Boolean);
  let from = 0;
  let to = words.length;
  while (from < to && (TITLES.has(words[from]!) || /^[a-z]$/.test(words[from]!))) from++;
  for (let degree = 1; degree > 0; to -= degree) {
    degree = [2, 1].find((length) => to - length >= from && DEGREES.has(words.slice(to - length, to).join(" "))) ?? 0;
  }
  return slugOf(words.slice(from, to).join(" ")) || "especialista";
}
