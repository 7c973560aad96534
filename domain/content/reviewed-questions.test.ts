import { expect, test } from "vitest";
import { reviewOfAll } from "./reviewed-questions.ts";

const answer = (sourceIds: string[], by: string | null = null, on = "2026-11-03") => ({ sourceIds, review: by ? { by, on } : null });

test("a page of answers is reviewed once every answer that rests on a source is signed, since the oldest signature", () => {
  const aboutTheSite = answer([]);
  expect(reviewOfAll([aboutTheSite])).toBeNull();
  expect(reviewOfAll([answer(["oms"], "Dra. Inés Cabral"), answer(["redlara"])])).toBeNull();
  const signed = [answer(["oms"], "Dra. Inés Cabral"), answer(["redlara"], "Lic. Iván Tejeda", "2026-09-01"), aboutTheSite];
  expect(reviewOfAll([...signed, answer(["oms"], "Dra. Inés Cabral", "2026-10-01")])).toEqual({
    by: ["Dra. Inés Cabral", "Lic. Iván Tejeda"],
    on: "2026-09-01",
  });
});
