/** The signed-in person, as the header of a public page shows them. */
export interface ShellPerson {
  firstName: string | null;
  lastName: string | null;
  email: string;
  /** Their own area, and the existing pages of it. */
  home: string;
  profile: string | null;
  settings: string | null;
}

/** Returns a person's name for small spaces: the first name, or the mailbox. */
export const shortNameOf = ({ firstName, email }: ShellPerson, otherwise: string): string => firstName || email.split("@")[0] || otherwise;

export const fullNameOf = (person: ShellPerson, otherwise: string): string =>
  [person.firstName, person.lastName].filter(Boolean).join(" ") || shortNameOf(person, otherwise);
