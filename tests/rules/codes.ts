import { isIn, isTest, matching, type SourceRule } from "./source-rule.ts";

const OPEN_KEYS = String.raw`(?:Readonly<|Partial<)*(?:Record<string, \([^)]*\) => string>|ChoiceNames<string>)>*`;

/** Rules on codes, their names, and values that only claim to be codes. */
export const CODE_RULES: readonly SourceRule[] = [
  {
    name: "names are typed by their codes",
    says: "A table of names is typed by the union of its codes, as in ChoiceNames<Weekday> of texts/choice-names.ts: then a code without a name does not compile.",
    covers: (file) => isIn(file, "app", "texts", "emails", "worker") && !isTest(file),
    find: matching(new RegExp(String.raw`\bconst \w+: ${OPEN_KEYS} =`, "g")),
    may: {
      "app/components/api/field-words.server.ts": "throws for a field without words, and a test reads the words of every field",
    },
  },
  {
    name: "no code is cast to a key",
    says: "A stored or posted code is looked up with nameOf of texts/choice-names.ts, or found among the known ones: a cast shows the raw code, or nothing, where it is wrong.",
    covers: (file) => isIn(file, "app", "texts", "emails", "worker") && !isTest(file),
    find: matching(/ as keyof typeof \w+/g),
  },
  {
    name: "an access module gives leave",
    says: "Leave to open sealed data is given by domain/<noun>/<noun>-access.ts, which decides who may see what: ask it. An object that is cast to one has asked nobody.",
    covers: (file) => isIn(file, "app", "domain", "worker", "server", "platform", "scripts", "emails", "texts") && !isTest(file),
    find: matching(
      / as (?:unknown as )?(?:\w+<)?Leave\b|<Leave(?:<[^>]*>)?>\s*[{(]|\bas (?:unknown as )?Parameters<typeof (?:unseal|open)\w*>\[/g,
    ),
    may: { "domain/vault/give-leave.ts": "makes a leave for access modules" },
  },
];
