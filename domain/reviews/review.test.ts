import { expect, test } from "vitest";
import { authorLabel } from "./review.ts";

test("under a review stands no more of a name than its writer chose, and the word for nobody where there is none", () => {
  const name = { first: " Élida ", last: "Tavárez Núñez" };
  expect((["initials", "first-name", "anonymous"] as const).map((signature) => authorLabel(signature, name, "Anónimo"))).toEqual([
    "É. T.",
    "Élida",
    "Anónimo",
  ]);
  const none = { first: " ", last: "" };
  for (const signature of ["initials", "first-name"] as const) expect(authorLabel(signature, none, "Anónimo")).toBe("Anónimo");
});
