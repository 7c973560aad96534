import { expect, test } from "vitest";
import { ASKED_AT_NIGHT, ASKED_BY_PATIENTS } from "#tests/support/asked-by-patients.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type Answer, findAnswers, suggestWords } from "./answers.server.ts";
import { pathOfAnswer } from "./content.ts";

const db = await testDatabase();

const paths = async (typed: string) => (await findAnswers(db, typed)).map((answer: Answer) => pathOfAnswer(answer));

const FIRST = 3;
const MIN_ANSWERED = 112;

test("of a hundred and twenty questions that patients ask, most have a right answer among the first three", async () => {
  const missed: string[] = [];
  for (const { asked, right } of ASKED_BY_PATIENTS) {
    const first = (await paths(asked)).slice(0, FIRST);
    if (!first.some((path) => right.includes(path))) missed.push(`${asked} → ${first.join(" ") || "nothing"}`);
  }
  const answered = ASKED_BY_PATIENTS.length - missed.length;
  console.log(`${answered} of ${ASKED_BY_PATIENTS.length} questions answered among the first ${FIRST}\n${missed.join("\n")}`);
  expect(ASKED_BY_PATIENTS).toHaveLength(120);
  expect(answered).toBeGreaterThanOrEqual(MIN_ANSWERED);
});

test("of forty that somebody types at night, each has its urgent answer before everything else", async () => {
  const wrong: string[] = [];
  for (const { asked, first } of ASKED_AT_NIGHT) {
    const [found] = await paths(asked);
    if (found !== first) wrong.push(`${asked} → ${found ?? "nothing"}, not ${first}`);
  }
  console.log(`${ASKED_AT_NIGHT.length - wrong.length} of ${ASKED_AT_NIGHT.length} urgent questions answered first`);
  expect(ASKED_AT_NIGHT).toHaveLength(40);
  expect(wrong).toEqual([]);
});

test("the home page's «Segunda opinión» is answered by how to ask for one", async () => {
  expect((await paths("Segunda opinión"))[0]).toBe("/preguntas-frecuentes#segunda-opinion");
});

test("what nobody asks in fear is not answered as if they did", async () => {
  const calm = ASKED_BY_PATIENTS.filter(({ right }) => !right.some((path) => path.startsWith("/respuestas/")));
  const frightened = [];
  for (const { asked } of calm) {
    const urgent = (await findAnswers(db, asked)).find((answer) => answer.urgent);
    if (urgent) frightened.push(`${asked} → ${pathOfAnswer(urgent)}`);
  }
  expect(frightened).toEqual([]);
});

const edit = (slug: string, values: { title?: string; words?: string[]; published?: boolean }) =>
  db.updateTable("articles").set(values).where("slug", "=", slug).execute();

test("a text is found by the words that its authors or an administrator gave it, and not once it is withdrawn", async () => {
  const slug = "cuantos-embriones-transferir";
  expect(await paths("chichiguas")).toEqual([]);
  await edit(slug, { words: ["chichiguas"] });
  expect(await paths("chichiguas")).toEqual([`/blog/${slug}`]);
  expect(await suggestWords(db, "chichi", 5)).toEqual(["chichiguas"]);
  await edit(slug, { published: false });
  expect(await paths("chichiguas")).toEqual([]);
  expect(await suggestWords(db, "chichi", 5)).toEqual([]);
});

test("a page of the site is found by its words, and a tool by what one does there", async () => {
  const tools = [{ path: "/estimacion-personal", title: "Estimación personal", text: "Tu probabilidad según un modelo público." }];
  const found = async (typed: string) => (await findAnswers(db, typed, tools)).map((answer) => pathOfAnswer(answer));
  expect((await found("accesibilidad"))[0]).toBe("/p/accesibilidad");
  expect((await found("estimación personal"))[0]).toBe("/estimacion-personal");
  expect(await paths("estimación personal")).not.toContain("/estimacion-personal");
  expect(await found("{site}")).toEqual(await found("site"));
  await db
    .updateTable("pages")
    .set({ words: ["lector de pantallas"] })
    .where("slug", "=", "accesibilidad")
    .execute();
  expect(await suggestWords(db, "lector de", 5)).toContain("lector de pantallas");
  await db.updateTable("pages").set({ published: false }).where("slug", "=", "accesibilidad").execute();
  expect(await found("accesibilidad")).not.toContain("/p/accesibilidad");
});

test("a phrase that authors named comes before a title that only has its words", async () => {
  await edit("edad-y-reserva-ovarica", { words: ["faro verde"] });
  await edit("congelar-ovulos-preguntas-honestas", { title: "Verde, verde y verde: faro, faro y faro" });
  expect((await paths("un faro verde")).slice(0, 2)).toEqual(["/blog/edad-y-reserva-ovarica", "/blog/congelar-ovulos-preguntas-honestas"]);
});

test("a misspelt word finds the title that looks like it", async () => {
  expect(await paths("inseminasion")).toContain("/tratamientos/inseminacion-artificial");
  expect(await paths("subrrogada")).toContain("/tratamientos/gestacion-subrogada");
});

test("case, accents and wildcards make no difference, and nothing is asked by nothing", async () => {
  expect(await paths("OVODONACIÓN")).toEqual(await paths("ovodonacion"));
  expect(await paths("%ovodonacion_")).toEqual(await paths("ovodonacion"));
  for (const typed of ["", "  ", "¿?", "de la", "%", "'\\"]) expect(await paths(typed)).toEqual([]);
  expect(await suggestWords(db, "%", 5)).toEqual([]);
});

test("of the legal positions of a family only the nearest to the words is an answer", async () => {
  const legal = (await findAnswers(db, "ley pareja de mujeres inseminación")).filter(({ kind }) => kind === "legal");
  expect(legal.filter(({ family }) => family === "pareja-femenina")).toMatchObject([{ id: "inseminacion-artificial" }]);
  const families = legal.map(({ family }) => family);
  expect(new Set(families).size).toBe(families.length);
});
