import { describe, expect, test } from "vitest";
import { choiceOf, type PostedFields, readForm, readJson, readJudgedForm, textOf } from "./read-form.server.ts";

const post = (body: BodyInit, type = "application/x-www-form-urlencoded") =>
  new Request("https://cuna.test/contacto", { method: "POST", body, headers: { "content-type": type } });
const refusal = (request: Request): Promise<PostedFields | Response> => readForm(request).catch((thrown: Response) => thrown);

describe("a posted form", () => {
  test("is its fields as text; one that came twice is a list, which is no text", async () => {
    const form = await readForm(post("nombre=Ana+Mar%C3%ADa&email=a%40x.example&email=b%40x.example&vacio="));
    expect(form).toEqual({ nombre: "Ana María", email: ["a@x.example", "b@x.example"], vacio: "" });
    expect([textOf(form, "nombre"), textOf(form, "email"), textOf(form, "toString")]).toEqual(["Ana María", "", ""]);
  });

  test("may have fields named like parts of an object", async () => {
    const form = await readForm(post("__proto__=x&constructor=y"));
    expect(Object.entries(form)).toEqual([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]);
  });

  test.each([
    ["a value", post("motivo=a%00b")],
    ["the second value of a field", post("id=1&id=%00")],
    ["the name of a field", post("mo%00tivo=a")],
  ])("with a NUL in %s is refused with a sentence, before any rule", async (_law, request) => {
    const answer = await refusal(request);
    if (!(answer instanceof Response)) throw new Error("the form was read");
    expect([answer.status, await answer.text()]).toEqual([422, "A este envío le falta un dato, o tiene uno que no podemos leer."]);
  });

  test("whose rules judge every text keeps a NUL for them", async () => {
    expect(await readJudgedForm(post("password=agua%00clara"))).toEqual({ password: "agua\0clara" });
  });

  test("has no half of a character: bytes that are none become a sign, and a cut falls beside a pair", async () => {
    const form = await readForm(post(`a=%ED%A0%80&b=${"a".repeat(19_999)}${encodeURIComponent("🌱")}`));
    expect(textOf(form, "a")).toBe("\ufffd\ufffd\ufffd");
    expect(textOf(form, "b")).toBe("a".repeat(19_999));
  });

  test("keeps of a text more than any rule takes, and never all of a huge one", async () => {
    const form = await readForm(post(`mensaje=${"a".repeat(200_000)}`));
    expect(textOf(form, "mensaje")).toHaveLength(20_000);
  });

  test("has no files, and no names longer than a name", async () => {
    const body = new FormData();
    body.set("foto", new File(["x"], "x.png"));
    body.set("n".repeat(5_000), "x");
    body.set("nombre", "Ana");
    expect(await readForm(new Request("https://cuna.test/", { method: "POST", body }))).toEqual({ nombre: "Ana" });
  });

  test.each([
    ["47,988 names of a field", Array.from({ length: 47_988 }, (_, index) => `a${index}`).join("&")],
    ["one name 47,988 times", "a&".repeat(47_988)],
  ])("with %s is refused as too large", async (_law, body) => {
    const answer = await refusal(post(body));
    expect(answer instanceof Response && answer.status).toBe(413);
  });

  test.each([
    ["JSON", "application/json", '{"nombre":"Ana"}'],
    ["a multipart body without its boundary", "multipart/form-data", "--x"],
    ["nothing", "text/plain", ""],
  ])("that is %s has no fields", async (_law, type, body) => {
    expect(await readForm(post(body, type))).toEqual({});
  });
});

test("a JSON body that is none is undefined, which no JSON is", async () => {
  expect(await readJson(post('{"a":[1]}', "application/json"))).toEqual({ a: [1] });
  for (const body of ["", "{", "\0", "[".repeat(100_000)]) expect(await readJson(post(body, "application/json"))).toBeUndefined();
  expect(await readJson(post("null", "application/json"))).toBeNull();
});

test("a choice is one of its values or none, and anything else is refused", () => {
  const chosen = (plan: PostedFields[string] | undefined) => choiceOf(plan === undefined ? {} : { plan }, "plan", ["uno", "dos"]);
  expect([chosen("uno"), chosen(""), chosen(undefined)]).toEqual(["uno", null, null]);
  for (const unknown of ["tres", " uno", "UNO", "__proto__", ["uno", "dos"], ["uno"]]) {
    const refusal = (() => {
      try {
        return chosen(unknown);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(refusal).toMatchObject({ status: 422 });
  }
});
