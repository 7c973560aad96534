import { z } from "zod";
import {
  DONOR_CHOICES,
  DONOR_FACTS,
  type DonorFact,
  isLink,
  knownAnswers,
  MAX_DETAIL,
  MAX_FAMILIES,
  MAX_SOURCE,
  type ToldFact,
  type ToldFacts,
  WITH_WORDS,
} from "#domain/listing/donors.ts";
import { isWebAddress, optional, refuse } from "./cells.ts";
import type { ImportColumn } from "./columns.ts";

// What a center says of its donors and of the embryos that it keeps, as columns of a file: one for each fact, with its source and its day.

export const DONOR_COLUMNS = {
  anonimato: "donantes_anonimato",
  espera: "donantes_espera",
  origen: "donantes_origen",
  pruebas: "donantes_pruebas",
  familias: "donantes_familias",
  guarda: "embriones_guarda",
  impago: "embriones_impago",
} as const satisfies Record<DonorFact, ImportColumn>;
export const DONOR_FIELDS = Object.values(DONOR_COLUMNS);

/** What stands between the answer, who says it and the day. */
const BETWEEN = "@";
/** How a file names the two who speak for themselves. */
const SPEAKERS = { center: "el centro", team: "nuestro equipo" } as const;

/** Reads «infecciones|cariotipo @ el centro @ 2026-11-20»; the answer may go on in own words after a colon. */
const cellOf = (fact: DonorFact) =>
  optional(
    z.string("not-text").transform((value, context): ToldFact => {
      const parts = value.split(BETWEEN).map((part) => part.trim());
      const on = z.iso.date().safeParse(parts.at(-1));
      const source = parts.slice(1, -1).join(` ${BETWEEN} `);
      if (parts.length < 3 || source === "") return refuse(context, "without-source");
      if (!on.success) return refuse(context, "invalid-day");
      const [answer = "", ...rest] = WITH_WORDS.includes(fact) ? parts[0]!.split(":") : [parts[0]!];
      const given = answer.split(/[|,;]/).map((one) => one.trim());
      const is = knownAnswers(fact, given);
      if (is.length === 0 || given.some((one) => !is.includes(one)))
        return refuse(context, "unknown-answer", fact === "familias" ? `1 – ${MAX_FAMILIES}` : DONOR_CHOICES[fact].join(", "));
      const words = rest.join(":").trim();
      if (words.length > MAX_DETAIL) return refuse(context, "too-long", String(MAX_DETAIL));
      if (source.length > MAX_SOURCE) return refuse(context, "too-long", String(MAX_SOURCE));
      if (isLink(source) && !isWebAddress(source)) return refuse(context, "invalid-url");
      const speaker = (["center", "team"] as const).find((by) => SPEAKERS[by] === source.toLowerCase());
      const teller = speaker ? { by: speaker } : { by: isLink(source) ? ("link" as const) : ("paper" as const), source };
      return { is, ...(words && { words }), ...teller, on: on.data };
    }),
  );

export const donorCells = Object.fromEntries(DONOR_FACTS.map((fact) => [DONOR_COLUMNS[fact], cellOf(fact)])) as Record<
  (typeof DONOR_COLUMNS)[DonorFact],
  ReturnType<typeof cellOf>
>;

type DonorRow = z.output<z.ZodObject<typeof donorCells>>;

/** Returns the facts, all or none of them: a file with one of the columns says all that there is to say. */
export function donorFacts(row: DonorRow, cells: Partial<Record<ImportColumn, unknown>>): { donor_facts?: ToldFacts } {
  if (!DONOR_FIELDS.some((field) => field in cells)) return {};
  const facts = DONOR_FACTS.flatMap((fact) => {
    const told = row[DONOR_COLUMNS[fact]];
    return told ? [[fact, told] as const] : [];
  });
  return { donor_facts: Object.fromEntries(facts) };
}
