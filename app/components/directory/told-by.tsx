import type { ToldFact } from "#domain/listing/donors.ts";
import { tellerText } from "#texts/donors.ts";

/** Who told a fact, and when: a link where there is a page to read. */
export function ToldBy({ told }: { told: Pick<ToldFact, "by" | "source" | "on"> }) {
  if (told.by !== "link" || !told.source) return tellerText(told);
  return (
    <a className="link" href={told.source} rel="nofollow noopener">
      {tellerText(told)}
    </a>
  );
}
