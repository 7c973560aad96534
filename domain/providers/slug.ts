/** A slug fits the column and a comfortable address. */
const LONGEST = 120;

// Letters that Unicode does not split into a base letter and an accent.
const WHOLE_LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);

/** Lower case, no accents, hyphens for everything else; empty when no letter or digit is left. */
function slugOf(text: string): string {
  return plain(text)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
}

export function centerSlug(name: string): string {
  return slugOf(name) || "centro";
}

// «Dra. », «doctor », then initials («J. », «J.A.»), as often as they come. An initial needs its dot or a space: the D of
// «D'Óleo» is part of the name.
const LEADING = /^(?:[\s.,]+|(?:dr|dra|doctor|doctora)(?=[\s.,]|$)|[a-z](?=[\s.,]|$))/;
const TRAILING = /(?:^|[\s.,(]+)(?:m\.?\s?d|ph\.?\s?d)[\s.,)]*$/;

/** The slug of a person's name, without titles before it, initials before it, or degrees after it. */
export function specialistSlug(name: string): string {
  let rest = plain(name).trim();
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(LEADING, "").replace(TRAILING, "").trim();
  }
  return slugOf(rest) || "especialista";
}
