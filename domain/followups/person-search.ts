import { plain, plainWords } from "#platform/plain-text.ts";

/** What a search of opened requests reads of a person. */
interface Named {
  readonly firstNames: string;
  readonly lastNames: string;
  readonly phone: string;
}

/** The fewest digits of a telephone number that find somebody; fewer would find nearly everybody. */
const MIN_DIGITS = 4;

/** Returns the first letters of a name, as a list shows them: «María Rosario» is MR. */
export function initialsOfPerson(firstNames: string, lastNames: string): string {
  return [firstNames, lastNames].map((part) => plainWords(part)[0]?.charAt(0).toUpperCase() ?? "").join("");
}

/** Returns whether what somebody typed is part of a name, its initials, or digits of its telephone number. */
export function isSearchFor(typed: string, { firstNames, lastNames, phone }: Named): boolean {
  const wanted = plain(typed).trim();
  if (wanted === "") return false;
  if (plain(`${firstNames} ${lastNames}`).includes(wanted)) return true;
  const letters = wanted.replace(/[.\s]/g, "").toUpperCase();
  if (letters.length > 1 && letters === initialsOfPerson(firstNames, lastNames)) return true;
  const digits = /^[\d\s()+.-]+$/.test(wanted) ? wanted.replace(/\D/g, "") : "";
  return digits.length >= MIN_DIGITS && phone.replace(/\D/g, "").includes(digits);
}
