/**
 * Each list has the names of one thing. A search for any of them also finds texts that use another one. A name with a wider or narrower
 * meaning does not belong in the list.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ["ovodonación", "donación de óvulos", "óvulos donados", "óvulos de donante", "donante de óvulos", "ovo", "ovorrecepción", "ovodonante"],
  [
    "donación de esperma",
    "semen de donante",
    "esperma de donante",
    "banco de semen",
    "banco de esperma",
    "donante de semen",
    "donante de esperma",
  ],
  [
    ...["gestación subrogada", "vientre de alquiler", "maternidad subrogada", "vientre subrogado", "madre subrogada", "madre de alquiler"],
    ...["alquilar vientre", "alquiler de vientre", "subrogación", "gestación por sustitución", "madre sustituta", "útero subrogado"],
    ...["útero de alquiler", "madre gestante", "gestación por otra persona", "surrogacy"],
  ],
  ["gemelos", "mellizos", "jimaguas", "morochos", "gemelar", "guares"],
  ["trillizos", "trigemelos", "triates"],
  ["punción", "aspiración de óvulos", "captura de óvulos", "aspiración folicular", "extracción de óvulos", "recuperación de óvulos"],
  ["transferencia", "transfer", "transferencia embrionaria", "tec"],
  ["betaespera", "beta espera", "betaesperando", "dos semanas de espera"],
  ["barriga", "vientre", "panza", "abdomen", "tripa"],
  ["regla", "período", "menstruación"],
  ["manchado", "manchar", "spotting"],
  ["fiebre", "calentura", "destemplada"],
  ["beta", "hcg", "subunidad beta"],
  ["ecografía", "sonografía", "eco", "ultrasonido", "sono"],
  ["aborto", "pérdida gestacional"],
  ["picazón", "picor", "comezón", "rasquiña"],
  ["hinchada", "inflamada", "hinchazón"],
  ["congelar óvulos", "vitrificar óvulos", "criopreservar óvulos", "congelación de óvulos", "vitrificación de óvulos"],
  ["in vitro", "fiv", "fertilización in vitro", "fecundación in vitro", "ivf"],
  ["inseminación", "iui", "iiu", "inseminación intrauterina"],
  ["antimülleriana", "antimulleriana", "amh", "hormona antimülleriana"],
  ["espermograma", "seminograma", "espermiograma"],
];
