import { expect, test } from "vitest";
import { fillMarks, joined, type MarkValues, marksIn } from "./reply-template.ts";

const KNOWN: MarkValues = {
  ...{ nombre: "María", tratamiento: "FIV", precio_desde: null, ciudad: null, centro: "Luna", firma: "Amaranta Solís" },
};

test("a mark that is known becomes what it stands for, and one that is not stays and is named", () => {
  const filled = fillMarks("Hola, { Nombre }: {tratamiento} desde {precio_desde}. {saludo} {firma}", KNOWN);
  expect(filled).toBe("Hola, María: FIV desde {precio_desde}. {saludo} Amaranta Solís");
  expect(marksIn(`${filled} {precio_desde}`)).toEqual({ known: ["precio_desde"], unknown: ["saludo"] });
});

test("what somebody is called is not read as a mark, nor as the sign of a replacement", () => {
  expect(fillMarks("{nombre} y {centro}", { ...KNOWN, nombre: "{centro}", centro: "$1 & $&" })).toBe("{centro} y $1 & $&");
});

test("a reply comes after what was typed", () => {
  expect([joined(" ", "Hola"), joined("Buenos días. ", "Hola")]).toEqual(["Hola", "Buenos días.\n\nHola"]);
});
