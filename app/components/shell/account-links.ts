/** Who is signed in, as the header of a public page shows them. */
export interface ShellPerson {
  firstName: string | null;
  lastName: string | null;
  email: string;
  /** Their own place, and the pages of it that exist. */
  home: string;
  profile: string | null;
  settings: string | null;
}

/** Returns what a person is called where there is room for one word: the first name, or the mailbox. */
export const shortNameOf = ({ firstName, email }: ShellPerson, otherwise: string): string => firstName || email.split("@")[0] || otherwise;

export const fullNameOf = (person: ShellPerson, otherwise: string): string =>
  [person.firstName, person.lastName].filter(Boolean).join(" ") || shortNameOf(person, otherwise);
