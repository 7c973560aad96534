import { describe, expect, test } from "vitest";
import { readForm } from "./read-form.server.ts";
import { readUpload } from "./read-upload.server.ts";

const part = (head: string, value: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const post = (body: string, type = "multipart/form-data; boundary=x") =>
  new Request("https://cuna.test/", { method: "POST", body, headers: { "content-type": type } });
const statusOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (thrown: Response) => thrown.status,
  );

describe("a form with files", () => {
  test.each([
    ["more texts than any form has", Array.from({ length: 1_001 }, () => part('name="a"', "1")).join("")],
    ["more files than any form has", Array.from({ length: 1_001 }, () => part('name="a"; filename="b"', "1")).join("")],
    ["a text larger than a form without files", part('name="a"', "a".repeat(300_000))],
    ["a text that hides behind the word filename", part('name="a"', `filename="b"${"a".repeat(300_000)}`)],
  ])("with %s is refused before it is read", async (_law, parts) => {
    expect(await statusOf(readUpload(post(`${parts}--x--\r\n`)))).toBe(413);
    expect(await statusOf(readForm(post(`${parts}--x--\r\n`, 'multipart/form-data; charset=utf-8; boundary="x"')))).toBe(413);
  });

  test("counts the texts and files of a form, however large a file is, and whatever it contains", async () => {
    const inside = `\r\n-- ${"a".repeat(400_000)}`;
    const { fields, files } = await readUpload(
      post(`${part('name="hacer"', "subir")}${part('name="fotos"; filename="b.jpg"', inside)}--x--\r\n`),
    );
    expect(fields).toEqual({ hacer: "subir" });
    expect(files.map(({ field, name, bytes }) => [field, name, bytes.length])).toEqual([["fotos", "b.jpg", inside.length]]);
  });
});
