import { m } from "#messages/m.ts";
import { nameOf } from "#texts/choice-names.ts";
import { FIELD_LABELS } from "#texts/editions.ts";

type Words = (parts: string[]) => string;

/** The sentences of the file reader, which authors read in English, in the words of the screen. */
const WORDS: readonly [RegExp, Words][] = [
  [/^must be one of /, () => m.editions_rule_choice()],
  [/^is missing$/, () => m.editions_rule_missing()],
  [/^is empty$/, () => m.editions_rule_missing()],
  [/^is longer than (\d+) characters$/, ([max]) => m.editions_rule_longer({ max: max! })],
  [/^is shorter than (\d+) characters$/, ([min]) => m.editions_rule_shorter({ min: min! })],
  [/^has fewer than (\d+) entries$/, ([min]) => m.editions_rule_fewer({ min: min! })],
  [/^has no entry$/, () => m.editions_rule_fewer({ min: "1" })],
  [/^has more than (\d+) entries$/, ([max]) => m.editions_rule_more({ max: max! })],
  [/^must be a day like/, () => m.editions_rule_day()],
  [/^must be an address like/, () => m.editions_rule_url()],
  [/^must be two letters/, () => m.editions_rule_language()],
  [/^must be said in Spanish/, () => m.editions_rule_spanish()],
  [/^must be lower-case letters/, () => m.editions_rule_slug()],
  [/^lies before published_on$/, () => m.editions_rule_before()],
  [/^names no source$/, () => m.editions_rule_no_source()],
  [/^the text has (\d+) words; (\d+) to (\d+) fit$/, ([has, min, max]) => m.editions_rule_words({ has: has!, min: min!, max: max! })],
  [/^the text has no section/, () => m.editions_rule_no_section()],
  [/^an answer has no headings$/, () => m.editions_rule_no_headings()],
  [/^the heading «(.+)» is neither/, ([title]) => m.editions_rule_heading({ title: title! })],
  [/^two headings have the id (\S+)$/, ([id]) => m.editions_rule_twice({ id: id! })],
  [/^the page adds the section (\S+) by itself$/, ([id]) => m.editions_rule_own_section({ id: id! })],
  [/^(\S+) is no source: external links/, ([url]) => m.editions_rule_external({ url: url! })],
  [/^the site needs this page/, () => m.editions_rule_fixed_page()],
  [/^nobody knows the mark (\{\w+\})$/, ([mark]) => m.editions_rule_mark({ mark: mark! })],
  [/^(\{\w+\}) stands on a line of its own$/, ([mark]) => m.editions_rule_block_alone({ mark: mark! })],
  [/^the page needs (\{\w+\}) on a line of its own$/, ([mark]) => m.editions_rule_block_needed({ mark: mark! })],
  [/^a legal page begins with its essentials$/, () => m.editions_rule_essentials()],
  [/^an answer has no pictures/, () => m.editions_rule_pictures()],
  [/^a picture stands on a line/, () => m.editions_rule_picture_line()],
  [/^there is no picture (\S+)$/, ([id]) => m.editions_rule_no_picture({ id: id! })],
  [/^HTML is not shown/, () => m.editions_rule_html()],
  [/^a link leads neither/, () => m.editions_rule_link()],
  [/^the link (\S+) leads nowhere$/, ([link]) => m.editions_rule_dead({ link: link! })],
  [/^there is no (?:treatment|city|article or guide) (\S+)$/, ([slug]) => m.editions_rule_nobody({ slug: slug! })],
  [/^the source (\S+) is referred to, but not listed/, ([id]) => m.editions_rule_unlisted({ id: id! })],
  [/^the source (\S+) is listed, but nothing/, ([id]) => m.editions_rule_unused({ id: id! })],
  [/^the source (\S+) is listed twice$/, ([id]) => m.editions_rule_source_twice({ id: id! })],
  [/^there is no file content\/sources\/(\S+)\.yaml/, ([id]) => m.editions_rule_unknown_source({ id: id! })],
];

/** Returns a mistake in Spanish, with the name of its field in front. A sentence without a translation stays as it is. */
export function mistakeWords(sentence: string): string {
  const whole = sentence.replace(/\.$/, "");
  const direct = matched(whole);
  if (direct) return direct;
  const at = whole.indexOf(": ");
  if (at === -1) return m.editions_rule_other({ sentence: whole });
  const words = matched(whole.slice(at + 2)) ?? m.editions_rule_other({ sentence: whole.slice(at + 2) });
  const field = /^\[?\d*\]?\.?([a-z_]+)/.exec(whole.slice(0, at))?.[1];
  const label = field ? nameOf(FIELD_LABELS, field) : null;
  return label ? m.editions_rule_of({ field: label, words }) : words;
}

function matched(sentence: string): string | null {
  for (const [pattern, words] of WORDS) {
    const match = pattern.exec(sentence);
    if (match) return words(match.slice(1));
  }
  return null;
}
