import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";

const WORDS = "Palabras de ejemplo que llenan un texto sin decir nada sobre nadie. ";
const DESCRIPTION =
  "Una descripción de ejemplo que tiene el largo que los buscadores muestran entero, ni más ni menos de lo que se pide aquí.";

/** A small folder of valid texts, by file. */
export const SAMPLE: Readonly<Record<string, string>> = {
  "sources/oms-infertilidad.yaml": `title: Infertilidad
publisher: Organización Mundial de la Salud
url: https://example.org/infertilidad
seen: 2026-11-21
language: es
statement: Una de cada seis personas.
read: full
strength: institution
excerpt: Una de cada seis.
`,
  "sources/registro.yaml": `title: Registro
publisher: REDLARA
url: https://example.org/registro
seen: 2026-11-20
language: en
statement: La edad pesa.
read: excerpt
strength: registry
excerpt: Age matters.
`,
  "es/treatments/fiv.md": `---
title: Fecundación in vitro, explicada con calma
name: Fecundación in vitro (FIV)
short_name: FIV
service: fiv
category: Reproducción Asistida
summary: Un resumen.
description: ${DESCRIPTION}
order: 1
key_facts:
  - { label: Duración, value: 4 a 6 semanas, source: registro }
  - { label: Visitas, value: 5 a 7 }
steps:
  - { when: Días 1 – 2, title: Consulta, text: Historia y ecografía. }
risks:
  - { name: Hiperestimulación, text: Poco frecuente., source: registro }
alternatives: []
questions:
  - { q: ¿Primera?, a: "Sí, [así](/blog/primer-articulo)." }
  - { q: ¿Segunda?, a: No. }
  - { q: ¿Tercera?, a: Depende. }
sources: [registro, oms-infertilidad]
reviewed_by: null
---
## Qué es y para quién

${WORDS.repeat(20)}[^oms-infertilidad]

## Resultados y límites

${WORDS.repeat(10)}
`,
  "es/articles/primer-articulo.md": article("Primer artículo", "2026-11-01", "[fiv]", "[la-guia]"),
  "es/articles/segundo-articulo.md": article("Segundo artículo", "2026-11-15", "[fiv]", "[]"),
  "es/guides/la-guia.md": article("La guía", "2026-10-01", "[fiv]", "[]"),
  "es/questions.yaml": `- { id: que-es, topic: Centros, q: ¿Qué es?, a: Un directorio., sources: [] }
- { id: cuanto-cuesta, topic: Costos, q: ¿Cuánto cuesta?, a: "Depende[^registro].", sources: [registro] }
`,
  "es/legal.yaml": `- { family: mujer-soltera, treatment: fiv, known: Se sabe esto., unknown: No se sabe aquello., since: 2023, sources: [registro] }
- { family: pareja-hetero, treatment: fiv, known: Se sabe más., unknown: Falta un juez., since: desde siempre, sources: [registro] }
`,
};

function article(title: string, day: string, treatments: string, related: string): string {
  return `---
title: ${title}
description: ${DESCRIPTION}
summary: De qué trata.
essentials: [Primero esto., "Después aquello.[^oms-infertilidad]", Y al final lo otro.]
category: Costos
published_on: ${day}
updated_on: ${day}
treatments: ${treatments}
related: ${related}
sources: [oms-infertilidad]
reviewed_by: null
---
## Primero

${WORDS.repeat(60)}[^oms-infertilidad]
`;
}

/** The folder of the whole run, deleted at its end. */
const folders = path.dirname(inject("clusterFolder"));

/** Writes the sample to a folder of its own, with some files changed or left out (null). The folder is deleted after the run. */
export function sampleFolder(changes: Readonly<Record<string, string | null>> = {}): string {
  const folder = mkdtempSync(path.join(folders, "sample-"));
  for (const [name, text] of Object.entries({ ...SAMPLE, ...changes })) {
    if (text === null) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
