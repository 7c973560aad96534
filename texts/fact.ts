/** A line of a list of facts, in words: screens and mails draw it, each in its own way. */
export interface NamedFact<Value extends string | null = string> {
  key: string;
  label: string;
  value: Value;
}
