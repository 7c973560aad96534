import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutContacts } from "./contact-suspicion.ts";
import { MASK, maskMessage } from "./masking.ts";

const maria = {
  names: ["María José", "Quintanilla"],
  email: "mjose.quintanilla84@buzonclaro.example",
  phones: ["+18095550147", "(809) 555-0147"],
};
/** Nothing about the contact in the message is known before. */
const other = { names: ["Xiomara"], email: "xy@z.example", phones: ["+18295550100"] };

describe("her number is read in any figures", () => {
  test.each([
    ["Roman numeral signs", "Ⅷ·0·Ⅸ Ⅴ·Ⅴ·Ⅴ 0·Ⅰ·Ⅳ·Ⅶ", /[Ⅴ-Ⅸ]/],
    ["tens and units in one word", "ochocientos nueve, quinientos cincuenticinco, cero uno cuarentisiete", /nueve|cincuenti|cuarenti/],
    ["sums", "800+9, luego 500+55, y al final 0147", /\d/],
    ["sums in words", "ochocientos más nueve, luego tres veces el cinco y las últimas cuatro son 0146 más uno", /ocho|cinco|014/],
    ["less, half and double", "810 menos 1, la mitad de 1110 y uno más que 0146", /81|11|014/],
    ["repetitions", "809, luego tres cincos, y después 0147", /\d|cincos/],
    ["sums in English", "eight hundred plus nine, then three fives, then 0146 plus one", /eight|fives|014/],
    ["sums in French", "809, puis trois fois le cinq, puis 0146 plus un", /\d/],
    ["sums in Portuguese", "809, depois três vezes o cinco e 0146 mais um", /\d/],
    ["sums in Creole", "809, apre sa twa fwa 5, apre sa 0146 plis en", /\d/],
    ["words cut by blanks", "och o cer o nue ve cin co cin co cin co ce ro u no cua tro sie te", /och|cin|cua/],
    ["words cut by signs", "o-cho ce-ro nue-ve, cin-co cin-co cin-co, ce-ro u-no cua-tro sie-te", /cho|cin|cua/],
    ["keys of a telephone", "T0W KKK 01GQ", /[A-Z]/],
    ["letters by their place in the alphabet", "HJI EEE JADG", /[A-Z]/],
  ])("%s", (_, message, secret) => {
    expect(maskMessage(message, maria)).toContain(MASK);
    expect(maskMessage(message, maria)).not.toMatch(secret);
  });
});

describe("a disguise of anybody's contact is read", () => {
  test.each([
    ["signs to be counted", "❤❤ / ❤❤❤ / ❤❤❤❤ / ❤ / ❤❤ / ❤❤ / ❤❤❤❤❤", /❤/],
    ["backwards", "moc.orp@zeravla.anul", /orp|zeravla/],
    ["each word backwards", "zeravla aborra liamg otnup moc", /zeravla|liamg/],
    ["the sign of an address described", "luna.alvz, la a con el rabito, gmail punto com", /luna|gmail|rabito/],
    ["an address in words cut by blanks", "luna.alvz a rroba gm ail p unto c om", /luna|rroba|ail|om/],
    ["an address in words cut by signs", "luna.alvz a.rro.ba g-ma-il pun.to c.om", /luna|rro|il|om/],
    ["a network in pieces", "ins ta gr am: lunalvz", /lunalvz/],
    ["letters said aloud", "eme, i, erre, e, guion bajo, ele, zeta", /eme|erre|zeta/],
    ["a link said aloud", "t punto me barra lunalvz", /lunalvz/],
    ["a link in brackets", "t(.)me/lunalvz", /lunalvz/],
    ["a link letter by letter", "t . m e / l u n a l v z", /l u n a/],
    ["a network described", "en la red de las fotos soy lunalvz", /lunalvz/],
    ["a network misspelt", "inztagran: lunalvz", /lunalvz/],
    ["an account for payments", "CashApp $lunalvz", /lunalvz/],
    ["a partner's whole name", "Mi esposo se llama Ramón Ogando Mejía", /Ogando|Mejía/],
    ["the same the other way round", "Ramón Ogando es mi esposo", /Ogando/],
  ])("%s", (_, message, secret) => {
    expect(maskMessage(message, other)).toContain(MASK);
    expect(maskMessage(message, other)).not.toMatch(secret);
  });
});

describe("what is masked is masked to its end", () => {
  test.each([
    ["a link with its path, signs in brackets", "mi página: linktr (punto) ee / yolird", "mi página: •••••"],
    ["each part of a link in brackets", "(linktr)(.)(ee)(/)(yolita)", "•••••"],
    ["a path said aloud", "facebook punto com diagonal yolita diagonal fotos", "•••••"],
    ["an ending that is a word too", "beacons punto ai / yolita", "•••••"],
    ["a link in Creole", "pwofil mwen: linktr pwen ee / yolita", "pwofil mwen: •••••"],
    ["a page of links", "mi linktr es yolita", "mi linktr es •••••"],
    ["a hyphenated name in Creole", "mari mwen, Jean-Robert Toussaint Pierre, travay", "mari mwen, •••••, travay"],
    ["a hyphenated surname", "madanm mwen Marie-Ange Saint-Fleur bezwen randevou", "madanm mwen ••••• bezwen randevou"],
    ["particles", "mi pareja (Luis Alberto de la Cruz Núñez) tiene varicocele", "mi pareja (•••••) tiene varicocele"],
    ["small letters", "mi esposo se llama ramon ogando mejia y es camionero", "mi esposo se llama ••••• y es camionero"],
    ["capitals", "Mi marido JUAN CARLOS PEÑA ROSARIO tiene 50 años", "Mi marido ••••• tiene 50 años"],
    ["short forms", "mi novio: José Fco. Marte P.", "mi novio: •••••."],
    ["an apostrophe", "my husband's name is Peter O'Brien-Smith, 44", "my husband's name is •••••, 44"],
    ["the name first", "Ramón Antonio Ogando-Mejía, mi esposo, tiene 45", "•••••, mi esposo, tiene 45"],
    ["another name than the form has", "Mi nombre es Yudelka Tavárez y tengo 37", "Mi nombre es ••••• y tengo 37"],
    ["a name under a message", "Gracias. Atentamente,\nYudelka Tavárez", "Gracias. Atentamente,\n•••••"],
    ["what stands around a name of her own", "Soy Xiomara Ogando de la Cruz.", "Soy •••••."],
    ["a figure behind a word that nobody knows", "osho cuatro nuebe, dos sero seys, siete tres hun sinco", "•••••"],
    ["a country described before a number", "Marquen el prefijo de España y después 612 450 891", "Marquen •••••"],
    ["a number whose pairs rise", "Marquen el código de Francia y 6, 12, 34, 56, 78", "Marquen •••••"],
    [
      "a name in a list of people",
      "En la red de los currículums figuro como Yudelka Tavárez.",
      "En la red de los currículums figuro como •••••.",
    ],
    ["a sentence that leads to a name", "Tengo 37. Pregunten por Yudelka en la entrada.", "Tengo 37. •••••."],
    ["a search for a name", "Busquen a Yudelka Peralta en Face.", "•••••."],
  ])("%s", (_, message, shown) => {
    expect(maskMessage(message, other)).toBe(shown);
  });
});

describe("a message that leads to its writer by another way waits for the purchase", () => {
  test.each([
    "Búsquenme en la red de las fotos, la que tiene un girasol.",
    "Pongan en Google «panadera de Moca» y salgo la primera.",
    "Mi número está en el letrero de la farmacia.",
    "Pasen por el salón y pregunten por mí.",
    "Escríbanle a mi amiga por Instagram, ella me avisa.",
    "Junten los números que están entre paréntesis.",
    "La primera letra de cada línea.",
    "Lean mi correo al revés.",
    "Mi usuario es como mi apodo, todo pegado.",
    "Mi correo es mi nombre y mi apellido en el de Google.",
    "El de mi hermana es 809, luego el doble de 210 y de último 4400 menos 12.",
    "Marquen 849, cuatro veces el 7, y uno más que 205.",
    "Les dejo ochocientos más veintinueve, después tres cuatros y por último 1708.",
    "829 y el resto entre líneas: AMH 704, FSH 6158.",
    "Los valores son 849, 331 y 2290, ustedes me entienden.",
    "829 primero que nada, LH 410 y FSH 7732. A buen entendedor…",
    "Para el correo: mil como el número, después cuevas, después la f de familia.",
    "El correo se arma así: primero mil, luego cuevas, y es de los de Gmail.",
    "For my email: take jal, then monte like mountain, the rest is iCloud.",
    "Mi prima: 809, four twice, one, and twice 1111.",
    "Mi hermano: 829, tres sietes y el año en que nació mamá, 1957.",
    "Correo: primero la palabra sirena, segundo la palabra negra, todo en el de Yahoo.",
    "Mis valores: AMH 829, FSH 555, LH 0142. ¿Qué me recomiendan?",
    "TSH 1.8, prolactina 849, FSH 331, LH 2290, progesterona 0.4.",
    "Peso 80, talla 95, cintura 55, cadera 01, cuello 26.",
    "Puedo a las 9:29, 4:07 y 33:18.",
    "Soy del 849. Llevo dos años buscando. Después va 331. Y termina en 2290.",
    "El fijo es 581 36 12 con el 809 adelante.",
    "Salmo 80:9, Juan 5:17, Isaías 42:60, uno detrás de otro.",
    "Mi abuela tiene 82, mi tío 97, mi papá 61, mi mamá 55 y mi hermana 38. Ponga las edades en fila y marque.",
    "Apunte: ocho, dos, nueve, espérese, dos cuarenta, ajá, siete siete, y cero cinco al final.",
    "1000 menos 171; después 500 menos 84; después 3000 menos 11, en ese orden.",
    "Mi teléfono es igualito al de ustedes, solamente que el mío termina en 4471.",
    "Tenemos un restaurante en Tetuán, búsquenlo en el mapa y llamen.",
    "Tengo un canal de YouTube, se llama Dulce Espera con Katy.",
    "Estoy en la calle Duarte 45, pueden venir por la tarde.",
    "Pregunten por la cajera de los lentes rojos.",
    "Déjenlo con el conserje de la Torre Amapola.",
    "Manden el presupuesto impreso en un sobre a la calle Duarte 45.",
    "Lo que le digan a él en el mostrador me llega.",
    "Calculen: 646, después 1,000 menos 262 y la mitad de 8,838.",
    "Escríbanme al apartado postal: remítanlo al apartado postal 338.",
    "Dejándole dicho a mi esposo en la ferretería, yo me entero.",
    "Soy abogada; quien consulte el registro del Colegio de Abogados con mi matrícula sabrá dónde queda mi bufete.",
    "A math quiz: 305, then 1,000 minus 262, then 4,400 plus 19.",
    "The code is nine one seven, you know. Then five five eight and the last part is the year I was born, 1962.",
    "Manejamos RD$ 849,702 y luego RD$ 6,135; léanlo corrido.",
    "Para el número: ocho como los brazos del pulpo, después el dos, después nueve, luego cinco tres veces y lo demás 0126.",
  ])("%s", (message) => {
    expect(withoutContacts(message, other)).toBeNull();
  });
});

describe("what a center has to know stays", () => {
  test.each([
    "Mi esposo Ramón tiene 45 años y mi hermana Luz quiere donar.",
    "Me operó el Dr. Máximo Polanco Estévez en la Clínica Abreu.",
    "Trabajo en el Banco Popular de la 27 de Febrero y vivo en la calle Duarte 45.",
    "Soy maestra en el Colegio Loyola, salgo a las 4.",
    "Mi correo es el mismo del formulario; mi celular es de España.",
    "Vi su página en Google y en mi Instagram me salió su publicidad.",
    "Tengo el útero al revés y me quitaron los puntos hace dos semanas.",
    "Usé Gonal 225, luego 300, luego 150 y el último día 75.",
    "Estradiol: 45, 210, 580, 1240 y 2100 en los controles.",
    "¿Es arroba o punto lo que va en la casilla del correo?",
    "Tomo metformina de 850 tres veces al día y el doble de dosis de Gonal: 300 UI.",
    "Cetrotide 0.25 más 0.5 de Clexane; la mitad de mis óvulos, 6 de 12, inmaduros.",
    "Mi hCG fue 829 el día 14 y 1650 el 16, casi el doble. Ustedes me entienden 😉",
    "Ho la, bue nas tar des: el te cla do me se para las pa la bras. ¿Ha cen FIV?",
    "Para el correo de confirmación pongo el mismo; después no me llegó nada a Gmail.",
    "Email: first I got the quote, then the receipt, and the rest never came to my Gmail.",
    "Mi usuario no abre: primero puse mi correo, después la clave, y al final me dice error 503.",
    "They doubled my dose: 150, then 300, then 600.",
    "Mi esposo es Ingeniero Civil y mi mamá vive en San Juan de la Maguana.",
    "Mi nombre es Ana y el de mi esposo Luis. Nos gustaría una cita.",
    "Busqué en Google clínicas de fertilidad y encontré la suya; soy de Santiago.",
    "Le pregunté a la Dra. Marmolejos por el Gonal y entré a su Instagram, soy paciente nueva.",
    "Mi expediente allá es el 4521-87 y 3 embriones quedaron congelados.",
    "Historia 1094427, habitación 614; recibo B0200018294, factura FT-2024/00917.",
    "La guía 7719 3320 5581 llegó; los códigos CPT son 58970, 58974 y 89280.",
    "Peaje 100 + 100 + 60; presión 140/90, 138/88 y 129/84; lote vence 11/2026, dos Menopur.",
    "Glucosa 92, colesterol 210, triglicéridos 145, plaquetas 249000, FSH 8, LH 6.",
    "AMH 1.2, FSH 8.3, LH 5.1, estradiol 829, prolactina 18, TSH 2.1.",
    "Vivo en la calle Padre Billini y soy de Padre Las Casas.",
    "Me dijeron la extensión 214 y después la 219, y nadie coge.",
    "Tengo un salón de uñas y no puedo faltar los sábados.",
    "busque el centro en el mapa y me sale en Naco, ¿es ahi?",
    "El lote L1829047A vence en agosto; del lote de Menopur que compré, L1829047, no dice.",
    "Tasas por edad (35-37, 38-40, 41-42), según la ley 87-01.",
    "Consulta: martes 3-6, jueves 8-10. El pasaje son 500 ida y 500 vuelta y somos 2.",
    "¿Dónde consulto el exequátur de la doctora? La muestra se la dejo al laboratorio en un sobre.",
    "Hice la cuenta: 9,800 más 1,200 de medicinas y 600 menos por el descuento.",
    "Turnos 7-3, 3-11 y 11-7; muestra LAB-20250314, estudio NCT03740737.",
  ])("%s", (message) => {
    expect(withoutContacts(message, maria)).toBe(message);
  });
});

test("any number that is written plainly is masked where it is, and the rest of its message is shown", () => {
  const figures = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(""));
  fc.assert(
    fc.property(fc.constantFrom("809", "829", "849"), figures(3), figures(4), fc.constantFrom(" ", "-", ""), (area, middle, end, gap) => {
      const shown = withoutContacts(`Mi número es ${[area, middle, end].join(gap)}.\n¿Me llaman?`, other);
      expect(shown).toBe(`Mi número es ${MASK}.\n¿Me llaman?`);
    }),
    {
      examples: [
        ["829", "000", "1234", "-"],
        ["849", "040", "8428", "-"],
      ],
    },
  );
});

test("her number is hidden in any code of figures and any sums", () => {
  const keys = "0123456789".split("").map((_, figure) => ["0", "1", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"][figure]!);
  const number = "8095550147";
  const typed = fc
    .array(fc.nat(), { minLength: 10, maxLength: 10 })
    .map((picks) => [...number].map((figure, at) => keys[Number(figure)]![picks[at]! % keys[Number(figure)]!.length]!).join(""));
  const summed = fc
    .tuple(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 500 }))
    .map(([one, two]) => `${809 - one}+${one} y ${555 - two} más ${two} y 0147`);
  fc.assert(
    fc.property(fc.oneof(typed, summed), fc.constantFrom("Hola: ", "Tengo 37 años. ", "marque "), (code, before) => {
      const shown = maskMessage(`${before}${code} gracias`, maria);
      expect(shown).not.toContain(code);
      expect(shown).toContain(MASK);
    }),
    { numRuns: 300 },
  );
});
