import { expect, test } from "vitest";
import { groupsOf } from "./content-groups.ts";
import { AnswersInMemory } from "./kept-answers.ts";

/** Makes a question that counts how often it reached the database. */
function counting(answer: (times: number) => Promise<string> = async (times) => `answer ${times}`) {
  const ask = Object.assign(() => answer(++ask.times), { times: 0 });
  return ask;
}

test("a question is asked once until its content changes, however many ask at the same time", async () => {
  const kept = new AnswersInMemory();
  const ask = counting();
  const answers = await Promise.all([1, 2, 3].map(() => kept.answer("site", "menu", ask)));
  expect(answers).toEqual(["answer 1", "answer 1", "answer 1"]);
  kept.changed(groupsOf("provider_prices"));
  expect(await kept.answer("site", "menu", ask)).toBe("answer 1");
  for (const [index, table] of ["menus", "a_table_that_nobody_named", undefined].entries()) {
    kept.changed(groupsOf(table));
    expect(await kept.answer("site", "menu", ask)).toBe(`answer ${index + 2}`);
  }
});

test("an answer that was under way when its content changed is not kept", async () => {
  const kept = new AnswersInMemory();
  let arrive = (_answer: string) => {};
  const first = kept.answer("directory", "centers", () => new Promise<string>((resolve) => (arrive = resolve)));
  kept.changed(["directory"]);
  arrive("old");
  expect(await first).toBe("old");
  expect(await kept.answer("directory", "centers", async () => "new")).toBe("new");
});

test("a failure reaches everybody who waits for it, and the next one asks again", async () => {
  const kept = new AnswersInMemory();
  const ask = counting(async (times) => {
    if (times === 1) throw new Error("the database is away");
    return "there";
  });
  await expect(Promise.all([kept.answer("site", "menu", ask), kept.answer("site", "menu", ask)])).rejects.toThrow("away");
  expect(ask.times).toBe(1);
  expect(await kept.answer("site", "menu", ask)).toBe("there");
});
