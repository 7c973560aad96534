import { expect, test } from "vitest";
import { suspicionsOf } from "./contact-suspicion.ts";
import { CONTACT_MESSAGES, type ContactMessage, HINTS, HONEST_MESSAGES, WRITERS } from "./corpus/corpus.ts";
import { digestOfLessons } from "./corpus/learnt-from.ts";
import { maskMessage, secretSpans } from "./masking.ts";
import learned from "./second-opinion.json" with { type: "json" };

const MIN_RECALL = 0.995;
const MIN_HINTS_HELD = 0.85;
const MAX_FALSE_ALARMS = 0.003;

/** Returns whether somebody could still read a good part of the secret. */
function leaks({ text, facts, secrets }: ContactMessage): boolean {
  const spans = secretSpans(text, facts);
  const left = secrets.map(({ start, end }) => {
    const letters = Array.from({ length: end - start }, (_, step) => start + step).filter((at) =>
      /[\p{L}\p{N}\p{Cs}⠀-⣿.-]/u.test(text[at]!),
    );
    return { all: letters.length, shown: letters.filter((at) => !spans.some((span) => span.start <= at && at < span.end)).length };
  });
  // One digit of ten reveals nothing, so the short parts are judged together.
  const short = left.filter(({ all }) => all < 3);
  const whole = { all: short.reduce((sum, { all }) => sum + all, 0), shown: short.reduce((sum, { shown }) => sum + shown, 0) };
  return [...left.filter(({ all }) => all >= 3), whole].some(({ all, shown }) => shown >= 3 && shown >= all * 0.4);
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

test("the corpus is large, and half of it honest", () => {
  expect(CONTACT_MESSAGES.length).toBeGreaterThanOrEqual(895);
  expect(HONEST_MESSAGES.length).toBeGreaterThanOrEqual(1400);
  expect(CONTACT_MESSAGES.filter(({ secrets }) => secrets.length === 0)).toEqual([]);
});

test("the second opinion has learnt from this corpus and these concepts", () => {
  expect(learned.learntFrom, "stale weights: run node scripts/learn-second-opinion.ts").toBe(digestOfLessons());
});

test("contacts are hidden, or the message with them", () => {
  const open = CONTACT_MESSAGES.filter(leaks);
  const shown = open.filter(({ text, facts }) => suspicionsOf(maskMessage(text, facts), facts, text).length === 0);
  const total = CONTACT_MESSAGES.length;
  console.log(`masked: ${percent(total - open.length, total)}; masked or withheld: ${percent(total - shown.length, total)}`);
  for (const { kind, text, facts } of open)
    console.log(`  ${shown.some((other) => other.text === text) ? "SHOWN" : "withheld"} [${kind}] ${text} → ${maskMessage(text, facts)}`);
  expect((total - shown.length) / total).toBeGreaterThanOrEqual(MIN_RECALL);
});

test("messages that lead to their writer in the words of a story wait, or lose what matters", () => {
  const [facts] = WRITERS;
  const shown = HINTS.filter(({ text }) => maskMessage(text, facts!) === text && suspicionsOf(text, facts!, text).length === 0);
  console.log(`waiting or masked: ${percent(HINTS.length - shown.length, HINTS.length)}`);
  for (const { text } of shown) console.log(`  SHOWN ${text}`);
  expect(1 - shown.length / HINTS.length).toBeGreaterThanOrEqual(MIN_HINTS_HELD);
});

test("honest messages are shown as they were written", () => {
  // Each message is tried with every tenth writer, since hardly any alarm depends on the writer.
  const pairs = HONEST_MESSAGES.flatMap(({ text, facts: writer }, at) =>
    (writer ? [writer] : WRITERS.filter((_, other) => (at + other) % 10 === 0)).map((facts) => ({ text, facts })),
  );
  const alarms = pairs.flatMap(({ text, facts }) => {
    const masked = maskMessage(text, facts);
    const suspicions = suspicionsOf(masked, facts, text);
    return masked === text && suspicions.length === 0 ? [] : [{ text, masked, suspicions }];
  });
  console.log(`false alarms: ${percent(alarms.length, pairs.length)}`);
  for (const { text, masked, suspicions } of alarms) console.log(`  [${suspicions}] ${text} → ${masked}`);
  expect(alarms.length / pairs.length).toBeLessThanOrEqual(MAX_FALSE_ALARMS);
});
