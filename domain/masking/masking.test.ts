import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stillShows } from "#tests/support/still-shows.ts";
import { ageBandOf, MASK, maskMessage } from "./masking.ts";

const maria = {
  names: ["María José", "Quintanilla"],
  email: "mjose.quintanilla84@buzonclaro.example",
  phones: ["+18095550147", "(809) 555-0147"],
};
const masked = (message: string, facts = maria) => maskMessage(message, facts);

/** Expects that nothing by which the writer could be found is readable in what a center sees. */
function expectHidden(message: string) {
  const shown = masked(message);
  for (const needle of [
    "Quintanilla",
    "mjose.quintanilla84@buzonclaro.example",
    "mjose.quintanilla84",
    "buzonclaro",
    "8095550147",
    "5550147",
  ])
    expect(stillShows(shown, needle), `${needle} in: ${shown}`).toBe(false);
  return shown;
}

describe("an e-mail address is not readable", () => {
  test.each([
    "mjose.quintanilla84@buzonclaro.example",
    "MJOSE.QUINTANILLA84@BUZONCLARO.EXAMPLE",
    "mjose.quintanilla84 @ buzonclaro.example",
    "mjose.quintanilla84 @ buzonclaro . example",
    "mjose.quintanilla84 arroba buzonclaro punto example",
    "mjose punto quintanilla84 arroba buzonclaro punto example",
    "mjose punto quintanilla ochenta y cuatro arroba buzonclaro punto example",
    "mjose.quintanilla84(at)buzonclaro.example",
    "mjose.quintanilla84 [at] buzonclaro [dot] example",
    "mjose.quintanilla84 at buzonclaro dot example",
    "mjose.quintanilla84(a)buzonclaro.example",
    "mjose.quintanilla84{arroba}buzonclaro{punto}example",
    "m j o s e . q u i n t a n i l l a 8 4 @ b u z o n c l a r o . e x a m p l e",
    "m-j-o-s-e-q-u-i-n-t-a-n-i-l-l-a-8-4 a r r o b a b-u-z-o-n-c-l-a-r-o",
    "ｍｊｏｓｅ.ｑｕｉｎｔａｎｉｌｌａ８４＠ｂｕｚｏｎｃｌａｒｏ.ｅｘａｍｐｌｅ",
    "mjоse.quintаnillа84@buzоnclаro.example",
    "𝓶𝓳𝓸𝓼𝓮.𝓺𝓾𝓲𝓷𝓽𝓪𝓷𝓲𝓵𝓵𝓪84@buzonclaro.example",
    "mjose.quin\u200btanilla84@buzon\u00adclaro.example",
    "mailto:mjose.quintanilla84@buzonclaro.example",
  ])("%s", (disguise) => {
    const shown = expectHidden(`Hola, escríbanme a ${disguise} por favor, gracias.`);
    expect(shown).toContain("Hola, escríbanme");
    expect(shown).toContain("gracias");
  });

  test("nor is one of somebody else", () => {
    for (const other of [
      "pareja@gmail.com",
      "pareja arroba gmail punto com",
      "pareja arroba gmail",
      "pareja at hotmail dot com",
      "pareja en gmail punto com",
    ])
      expect(masked(`También pueden escribir a ${other}.`)).not.toMatch(/pareja|gmail|hotmail/);
  });
});

describe("a phone number is not readable", () => {
  test.each([
    "8095550147",
    "+1 809 555 0147",
    "+1 (809) 555-0147",
    "809.555.0147",
    "809/555/0147",
    "8 0 9 5 5 5 0 1 4 7",
    "8-0-9-5-5-5-0-1-4-7",
    "8,0,9,5,5,5,0,1,4,7",
    "８０９５５５０１４７",
    "٨٠٩٥٥٥٠١٤٧",
    "⑧⓪⑨⑤⑤⑤⓪①④⑦",
    "8️⃣0️⃣9️⃣5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣7️⃣",
    "𝟠𝟘𝟡𝟝𝟝𝟝𝟘𝟙𝟜𝟟",
    "8O9 555 OI47",
    "8 O 9 5 5 5 O 1 4 7",
    "ocho cero nueve cinco cinco cinco cero uno cuatro siete",
    "ocho-cero-nueve, cinco-cinco-cinco, cero-uno-cuatro-siete",
    "OCHO CERO NUEVE 555 cero uno cuatro siete",
    "ochoceronuevecincocincocincocerounocuatrosiete",
    "o c h o c e r o n u e v e c i n c o c i n c o c i n c o c e r o u n o c u a t r o s i e t e",
    "ochocientos nueve, quinientos cincuenta y cinco, cero uno cuarenta y siete",
    "eight zero nine five five five zero one four seven",
    "8cero9 5cinco5 0uno47",
    "óchó céró nuévé cínco cínco cínco céro úno cuátro siéte",
    "809 y luego 555 y al final 0147",
    "8 0 9\n5 5 5\n0 1 4 7",
    "tel:+18095550147",
    "https://wa.me/18095550147",
    "wa.me/18095550147",
    "8\u200b0\u200b9\u200b5\u200b5\u200b5\u200b0\u200b1\u200b4\u200b7",
  ])("%s", (disguise) => {
    const shown = expectHidden(`Mi número: ${disguise}. Prefiero las tardes.`);
    expect(shown).not.toMatch(/\d{3}/);
    expect(shown).not.toMatch(/ocho|nueve|cinco|cuatro|eight|seven|o c h o/i);
    expect(shown).toContain("Prefiero las tardes.");
  });
});

describe("a link or a handle is not readable", () => {
  test.each([
    ["https://fotos.example/quintanilla", "fotos"],
    ["www.mi-historia.com.do/yo", "historia"],
    ["mihistoria.do", "mihistoria"],
    ["hxxps://mihistoria.net/a", "mihistoria"],
    ["mihistoria punto com", "mihistoria"],
    ["mihistoria . com", "mihistoria"],
    ["t.me/majo_q", "majo"],
    ["bit.ly/3xYz", "3xYz"],
    ["@majo_q84", "majo"],
    ["instagram: majoq", "majoq"],
    ["mi instagram es majoq", "majoq"],
    ["ig majo.q84", "majo"],
    ["fb/majo.q", "majo"],
    ["en telegram como majoq", "majoq"],
  ])("%s", (disguise, needle) => {
    expect(masked(`Más sobre mí: ${disguise}`)).not.toContain(needle);
  });
});

describe("the writer's own names are not readable", () => {
  test.each([
    "Soy María José Quintanilla",
    "soy maria jose quintanilla",
    "Soy M. Quintanilla",
    "QUINTANILLA, María José",
    "Q u i n t a n i l l a",
    "Q.u.i.n.t.a.n.i.l.l.a",
    "Quinta nilla",
    "Quintаnillа",
    "Qu1ntan1ll4",
    "ⓠⓤⓘⓝⓣⓐⓝⓘⓛⓛⓐ",
    "🅠🅤🅘🅝🅣🅐🅝🅘🅛🅛🅐",
    "cu, u, i, ene, te, a, ene, i, ele, ele, a",
    "quintanilla84",
    "laquintanilla",
  ])("%s", (disguise) => {
    const shown = masked(`Buenas. ${disguise}. Tengo 37 años.`);
    expect(stillShows(shown, "Quintanilla")).toBe(false);
    expect(shown).toContain(MASK);
    expect(shown).not.toMatch(/\bMar[ií]a\b|\bJos[eé]\b/i);
    expect(shown).toContain("Tengo 37 años.");
  });

  test("a short name goes as a word, and words that only contain it stay", () => {
    const ana = { names: ["Ana", "Sol"], email: "as@x.example", phones: ["+18095550147"] };
    expect(masked("Soy Ana y mañana me soluciona la analista.", ana)).toBe(`Soy ${MASK} y mañana me soluciona la analista.`);
    expect(masked("Soy A n a, A-N-A.", ana)).not.toMatch(/[Aa] ?-?[Nn]/);
  });

  test("the particles of a name stay in ordinary sentences", () => {
    const cruz = { names: ["Rosa", "De la Cruz"], email: "r@x.example", phones: ["+18095550147"] };
    expect(masked("La clínica de la capital queda lejos de la casa.", cruz)).toBe("La clínica de la capital queda lejos de la casa.");
    expect(masked("Soy Rosa de la Cruz.", cruz)).not.toMatch(/Cruz|Rosa/);
  });
});

describe("what a center needs to understand stays", () => {
  test.each([
    "Tengo 37 años y me recomendaron FIV. Quisiera saber el costo total y cuántas visitas necesito si vivo en Santiago.",
    "Hicimos dos ciclos en 2019, 2020 y 2021; en el tercero hubo una pérdida a las 8 semanas.",
    "AMH 0.45, FSH 12.3, TSH 2.1. Peso 62 kg y mido 1.60 m.",
    "Tenemos un presupuesto de US$ 10,000 - 15,000. ¿Cubre la medicación?",
    "Nuestro presupuesto es de RD$ 350,000 a 500,000.",
    "La última regla fue el 12/05/2026 y el análisis el 03/06/2026.",
    "Ciclos de 28 a 30 días. Tengo 2 hijos, uno de 4 y otro de 7 años.",
    "Puedo ir de lunes a viernes, de 8 a 5, o el sábado a las 10:30.",
    "¿Cuántos embriones se transfieren? Me hablaron de uno, dos o tres.",
    "Vi su página en Instagram y me gustó mucho. También los sigo en Facebook.",
    "En este punto es difícil decidir. Hasta qué punto comparten los datos del laboratorio?",
    "Vivo a 3 km de la clínica, en la calle 12 número 45.",
    "Somos dos mujeres de 34 y 39 años; queremos el método ROPA.",
    "¿A qué hora abren? Trabajo en el correo y salgo a las 4.",
    "Mi doctora me dijo: primero un análisis, luego otra consulta. Espero respuesta.",
    "Salgo a las siete y llego a las ocho; son cinco o seis visitas, ¿verdad?",
    "We are two women, 34 and 39 years old, living in Boston. Could we visit in March 2027?",
  ])("%s", (message) => {
    expect(masked(message)).toBe(message);
  });
});

test("her contact data never shows, whatever surrounds or separates it", () => {
  const spread = (text: string, gap: string) => [...text].join(gap);
  const digitWords = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
  const disguises: ((text: string) => string)[] = [
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => spread(text, " "),
    (text) => spread(text, "-"),
    (text) => spread(text, "."),
    (text) => spread(text, "\u200b"),
    (text) => spread(text, " · "),
    (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    (text) => text.replace(/a/g, "а").replace(/o/g, "ο").replace(/e/g, "е"),
    (text) => text.replace("@", " arroba ").replaceAll(".", " punto "),
    (text) => text.replace(/\d/g, (digit) => ` ${digitWords[Number(digit)]} `),
  ];
  const secret = fc.constantFrom(maria.email, "Quintanilla", "8095550147", "+18095550147", "mjose.quintanilla84");
  const around = fc.constantFrom("", "Hola, ", "Tengo 37 años. ", "me llamo ", "(", "¿", "Escriban a: ", "IVF 2026: ", "\n");
  fc.assert(
    fc.property(around, secret, fc.constantFrom(...disguises), around, (before, text, disguise, after) => {
      const shown = maskMessage(`${before}${disguise(text)} ${after}`, maria);
      expect(stillShows(shown, text.replace(/@.*/, "")), shown).toBe(false);
      expect(stillShows(shown, "buzonclaro"), shown).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test("any text is masked without a failure, and one with nothing to hide comes back as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
      expect(typeof maskMessage(text, maria)).toBe("string");
    }),
  );
  const word = fc.constantFrom(
    "quiero",
    "información",
    "sobre",
    "la",
    "congelación",
    "de",
    "óvulos",
    "y",
    "precios",
    "¿cuánto?",
    "años,",
    "37",
    "2026",
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      // Three numbers in a row, with or without «y», sound like a dictated telephone number and are taken for one.
      fc.pre(!/\d\S*( y)* \d\S*( y)* \d/.test(words.join(" ")));
      expect(maskMessage(words.join(" "), maria)).toBe(words.join(" "));
    }),
  );
});

test("a word that no language has is not read through for what it hides", () => {
  expect(masked(`Hola ${"ochocero".repeat(40)} gracias`)).toBe(`Hola ${MASK} gracias`);
});

test("a message made to be slow ends within the time that a test is given", () => {
  const pieces = ["a.", "@", "a@", "ocho", "1 ", "a b ", "punto ", "a-", "www.", "instagram es ", "1.", "(", "a . "];
  for (const piece of pieces) expect(typeof maskMessage(piece.repeat(2000 / piece.length), maria)).toBe("string");
});

test("an age band tells the band and nothing nearer", () => {
  expect(["1995", "1991", "1989", "1988", "1986", "1985", "1984", "1983", "1960", ""].map((year) => ageBandOf(year, 2026))).toEqual([
    "under-35",
    "35-37",
    "35-37",
    "38-40",
    "38-40",
    "41-42",
    "41-42",
    "43-plus",
    "43-plus",
    null,
  ]);
});
