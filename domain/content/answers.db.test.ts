import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type Answer, findAnswers } from "./answers.server.ts";
import { ASKED_BY_PATIENTS } from "./asked-by-patients.ts";
import { pathOfAnswer } from "./content.ts";

const db = await testDatabase();

const paths = async (typed: string) => (await findAnswers(db, typed)).map((answer: Answer) => pathOfAnswer(answer));

const FIRST = 3;
const MIN_ANSWERED = 55;

test("of sixty questions that patients ask, most have a right answer among the first three", async () => {
  const missed: string[] = [];
  for (const { asked, right } of ASKED_BY_PATIENTS) {
    const first = (await paths(asked)).slice(0, FIRST);
    if (!first.some((path) => right.includes(path))) missed.push(`${asked} → ${first.join(" ") || "nothing"}`);
  }
  const answered = ASKED_BY_PATIENTS.length - missed.length;
  console.log(`${answered} of ${ASKED_BY_PATIENTS.length} questions answered among the first ${FIRST}\n${missed.join("\n")}`);
  expect(ASKED_BY_PATIENTS).toHaveLength(60);
  expect(answered).toBeGreaterThanOrEqual(MIN_ANSWERED);
});
