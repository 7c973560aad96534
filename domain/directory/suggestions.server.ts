import { sql } from "kysely";
import { findAnswers, suggestWords } from "#domain/content/answers.server.ts";
import { pathOfTreatment } from "#domain/content/content.ts";
import { urgentBySlug, urgentThatBegin, urgentTitles } from "#domain/content/urgent.server.ts";
import { pathOfUrgent } from "#domain/content/urgent.ts";
import type { Db } from "#platform/db/db.ts";
import { plain, plainWords } from "#platform/plain-text.ts";
import { asksForSurrogacy, isSame, SURROGACY, withoutTitles } from "./text-query.ts";
import { type FirstSuggestion, MAX_TEXT_LENGTH } from "./typed-text.ts";
import { loadVocabulary } from "./vocabulary.server.ts";
import { serviceNames } from "./vocabulary.ts";

const MAX_SUGGESTIONS = 5;
/** The maximum number of words, so that names have room. */
const MAX_WORDS = 2;

const MAX_URGENT = 3;
/** The maximum number of urgent answers with those beside the first. */
const MAX_ANSWERS = 4;

/** Returns the pages that come before all other suggestions. */
export async function suggestFirst(db: Db, typed: string): Promise<FirstSuggestion[]> {
  const text = typed.slice(0, MAX_TEXT_LENGTH);
  const named = (await findAnswers(db, text)).filter(({ urgent }) => urgent).map(({ id, title }) => ({ slug: id, title }));
  const urgent = named.length > 0 ? named : await urgentThatBegin(db, text, MAX_URGENT);
  const shown = urgent.slice(0, MAX_URGENT);
  const first = shown[0] && (await urgentBySlug(db, shown[0].slug));
  const related = first ? await urgentTitles(db, first.related) : [];
  const beside = related.filter(({ slug }) => !shown.some((answer) => answer.slug === slug)).slice(0, MAX_ANSWERS - shown.length);
  const law = asksForSurrogacy(text, await loadVocabulary(db));
  return [
    ...shown.map(({ slug, title }) => ({ kind: "urgent" as const, path: pathOfUrgent(slug), title })),
    ...beside.map(({ slug, title }) => ({ kind: "beside" as const, path: pathOfUrgent(slug), title })),
    ...(law ? [{ kind: "law" as const, path: pathOfTreatment(SURROGACY), title: null }] : []),
  ];
}

/**
 * Returns up to five terms that contain what was typed: services and cities first, then a few words of our texts, then names of listed
 * centers and specialists.
 */
export async function suggestTerms(db: Db, typed: string): Promise<string[]> {
  const text = withoutTitles(plainWords(typed.slice(0, MAX_TEXT_LENGTH))).join(" ");
  if (text === "") return [];
  const { services, cities } = await loadVocabulary(db);
  // A synonym is suggested only if the service's own name does not contain the text already.
  const ofServices = services.flatMap((service) => {
    const contained = serviceNames(service)
      .slice(1)
      .filter((name) => contains(name, text));
    return contains(service.name, text) ? [service.name] : contained.slice(0, 1);
  });
  const terms = [...ofServices, ...cities.filter(({ name, active }) => active && contains(name, text)).map(({ name }) => name)];
  const begun = terms.filter((term) => plain(term).startsWith(text));
  const asked = await suggestWords(db, text, MAX_WORDS);
  const known = [...new Set([...begun, ...terms, ...asked])].filter((term) => !isSame(typed, term));
  if (known.length >= MAX_SUGGESTIONS) return known.slice(0, MAX_SUGGESTIONS);
  const names = await namesContaining(db, text, MAX_SUGGESTIONS + 1);
  return [...new Set([...known, ...names.filter((name) => !isSame(typed, name))])].slice(0, MAX_SUGGESTIONS);
}

const contains = (term: string, text: string) => plainWords(term).join(" ").includes(text);

/** Returns names that begin with the text, then names that contain it. The first come straight from an index, in order. */
async function namesContaining(db: Db, text: string, most: number): Promise<string[]> {
  // One or two letters are too few for the trigram index, except at the beginning of a word.
  const pattern = text.length < 3 ? `% ${text}%` : `%${text}%`;
  const { rows } = await sql<{ name: string }>`
    with begun as materialized (
      select name, name_norm from provider_profiles where listed and name_norm ^@ ${text} order by name_norm using ~<~ limit ${most}
    ), anywhere as materialized (
      select name, name_norm from provider_profiles
      where listed and name_norm like ${pattern} and (select count(*) from begun) < ${most} limit ${most}
    )
    select name from begun union all select name from anywhere`.execute(db);
  return rows.map(({ name }) => name);
}
