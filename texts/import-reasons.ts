import type { FileCode } from "#domain/imports/file.server.ts";
import type { RowCode } from "#domain/imports/problem.ts";
import type { PhotoFailure } from "#domain/photos/fetch-photo.server.ts";

/** The reasons of an import, in words for the people who prepare the files. */

interface Reason {
  readonly code: RowCode;
  readonly value: string;
  readonly hint?: string;
}

const meant = (hint: string | undefined) => (hint ? ` ¿Quisiste decir «${hint}»?` : "");

const PHOTOS: Readonly<Record<PhotoFailure, string>> = {
  "bad-address": "su dirección, o aquella a la que lleva, no empieza por https:// ni http://, o trae una contraseña.",
  "private-address": "su dirección es de una red privada.",
  "too-many-redirects": "su dirección lleva a otra, y esa a otra, demasiadas veces.",
  "too-large": "pesa más de 15 MB.",
  "too-many-pixels": "tiene más de 60 megapíxeles.",
  "not-found": "en esa dirección no hay ninguna foto, o no se deja ver.",
  "not-an-image": "el archivo no es JPEG, PNG, WebP ni AVIF.",
  damaged: "el archivo está incompleto o dañado.",
  unreachable: "el servidor donde está no responde.",
  slow: "el servidor donde está tarda demasiado.",
  "failing-host": "el servidor donde está responde con un error.",
  "worker-died": "el archivo hace fallar al programa que lo lee.",
};

const ROWS: Readonly<Record<RowCode, (reason: Reason) => string>> = {
  required: () => "Falta este dato, que es obligatorio.",
  "not-text": () => "Aquí va un texto (o, en servicios, idiomas y otras listas, una lista de textos).",
  "too-long": ({ hint }) => `El texto es demasiado largo: caben ${hint} caracteres.`,
  "too-many": ({ hint }) => `Son demasiados valores: caben ${hint}.`,
  "no-letters": () => "El nombre no tiene ninguna letra.",
  "unknown-type": ({ value }) => `«${value}» no es un tipo: escribe centro, doctor o especialista.`,
  "unknown-title": ({ value, hint }) => `«${value}» no es un título de los que usamos: ${hint}.`,
  "unknown-city": ({ value, hint }) => `«${value}» no es una ciudad de la lista.${meant(hint)}`,
  "unknown-service": ({ value, hint }) => `«${value}» no es un servicio de la lista.${meant(hint)}`,
  "unknown-language": ({ value, hint }) => `«${value}» no es un idioma de la lista.${meant(hint)}`,
  "unknown-payment": ({ value, hint }) => `«${value}» no es una forma de pago de la lista.${meant(hint)}`,
  "unknown-country": ({ value, hint }) => `«${value}» no es un país de la lista.${meant(hint)}`,
  "unknown-answer": ({ value, hint }) => `«${value}» no es una respuesta de esta columna. Estas lo son: ${hint}.`,
  "unknown-group": ({ value, hint }) => `«${value}» no es un grupo de pacientes de la lista.${meant(hint)}`,
  "unknown-center": ({ value }) =>
    `No conocemos ningún centro «${value}»: usa su dirección corta o su id externo, y ponlo antes en el archivo.`,
  "not-a-number": () => "Aquí va un número.",
  "out-of-range": ({ hint }) => `El número debe estar entre ${hint}.`,
  "outside-the-country": ({ hint }) => `Esa coordenada queda fuera de República Dominicana (${hint}).`,
  "half-coordinates": () => "Hacen falta las dos coordenadas, latitud y longitud, o ninguna.",
  "invalid-phone": () => "No es un teléfono válido; fuera del país, con su código: +1 305 555 0142.",
  "invalid-email": () => "No es un correo válido, por ejemplo citas@centro.do.",
  "invalid-url": () => "No es una dirección web: empieza por https:// o http://.",
  "invalid-hours": () => "No entendemos el horario: escríbelo como «lun-vie 08:00-12:00, 14:00-17:00; sáb 08:00-12:00».",
  "invalid-ages": () => "No entendemos las edades: escríbelas como «18-43», «18-» o «-43», entre 16 y 70 años.",
  "invalid-day": () => "No es una fecha: escríbela como 2026-11-20.",
  "without-source": () => "A quién atiende un centro se publica con su fuente y su fecha: faltan aquí.",
  "both-ways": ({ value }) => `«${value}» figura entre los que atiende y entre los que no.`,
  "only-for-centers": () => "Este dato es de centros: en una persona se deja vacío.",
  "center-without-email": () => "Un centro necesita un correo: ahí le avisamos de cada solicitud.",
  "person-without-center": () => "Una persona necesita al menos un centro donde atiende, o un correo propio.",
  "only-for-people": () => "Este dato es de personas: en un centro se deja vacío.",
  "extra-cells": () => "La fila tiene más celdas que encabezados: quizá falta poner un texto entre comillas.",
  "broken-quotes": () => 'Las comillas de la fila no cuadran: dentro de un texto se escriben dobles («""»).',
  formula: () => "La celda lleva una fórmula: no se ejecuta ni se guarda. Escribe el texto tal cual.",
  "not-an-object": () => "Este elemento de la lista no es un objeto con campos.",
  repeated: ({ hint }) => `Repite la fila ${hint}: mismo id externo, o mismo tipo, nombre y ciudad.`,
  namesake: ({ hint }) => `Ya existe un perfil con ese nombre en esa ciudad (${hint}) que no vino de esta fila.`,
  "same-site": ({ hint }) => `Ya existe un centro con ese sitio web en esa ciudad (${hint}) que no vino de esta fila.`,
  "other-type": ({ hint }) => `El perfil ${hint} entró con otro tipo; el tipo no se cambia por archivo.`,
  "already-published": ({ hint }) => `Ya publicado (${hint}): la fila trae cambios, y un perfil publicado no se cambia por archivo.`,
  "not-pending": ({ hint }) => `Ya no está pendiente (${hint}): la fila trae cambios, y solo se cambian perfiles pendientes.`,
  "photo-failed": ({ hint }) => `La foto no se pudo traer: ${PHOTOS[hint as PhotoFailure]} Ahora se intenta de nuevo.`,
};

export function rowReason(reason: Reason): string {
  return ROWS[reason.code](reason);
}

/** Each reason in two to four words, for use beside a number of rows. */
const SHORT: Readonly<Record<RowCode, string>> = {
  required: "Falta un dato",
  "not-text": "No es un texto",
  "too-long": "Texto demasiado largo",
  "too-many": "Demasiados valores",
  "no-letters": "Nombre sin letras",
  "unknown-type": "Tipo desconocido",
  "unknown-title": "Título desconocido",
  "unknown-city": "Ciudad desconocida",
  "unknown-service": "Servicio desconocido",
  "unknown-language": "Idioma desconocido",
  "unknown-payment": "Forma de pago desconocida",
  "unknown-country": "País desconocido",
  "unknown-center": "Centro desconocido",
  "unknown-answer": "Respuesta desconocida",
  "unknown-group": "Grupo desconocido",
  "not-a-number": "No es un número",
  "out-of-range": "Número fuera de rango",
  "outside-the-country": "Fuera del país",
  "half-coordinates": "Media coordenada",
  "invalid-phone": "Teléfono no válido",
  "invalid-email": "Correo no válido",
  "invalid-url": "Dirección web no válida",
  "invalid-hours": "Horario no válido",
  "invalid-ages": "Edades no válidas",
  "invalid-day": "Fecha no válida",
  "without-source": "Sin fuente",
  "both-ways": "Atiende y no atiende",
  "only-for-centers": "Dato de centros",
  "center-without-email": "Centro sin correo",
  "person-without-center": "Persona sin centro",
  "only-for-people": "Dato de personas",
  "extra-cells": "Celdas de más",
  "broken-quotes": "Comillas sin cerrar",
  formula: "Celda con fórmula",
  "not-an-object": "No es un perfil",
  repeated: "Fila repetida",
  namesake: "Ya existe, mismo nombre",
  "same-site": "Ya existe, mismo sitio web",
  "other-type": "Ya existe con otro tipo",
  "already-published": "Ya publicado",
  "not-pending": "Ya no está pendiente",
  "photo-failed": "Foto no disponible",
};

export const isRowCode = (code: string): code is RowCode => Object.hasOwn(SHORT, code);

export const shortRowReason = (code: RowCode): string => SHORT[code];

const FILES: Readonly<Record<FileCode, (hint: string) => string>> = {
  "not-found": (hint) => `No existe el archivo ${hint}.`,
  "not-a-file": (hint) => `${hint} no es un archivo.`,
  "unknown-format": (hint) => `Se leen archivos .csv y .json; este es ${hint || "de otro tipo"}.`,
  empty: () => "El archivo está vacío.",
  spreadsheet: () => "El archivo es un libro de Excel: guárdalo como «CSV UTF-8 (delimitado por comas)» y vuelve a intentarlo.",
  "utf-16": () => "El archivo está en UTF-16 («Unicode»): guárdalo como «CSV UTF-8» y vuelve a intentarlo.",
  "not-utf-8": (hint) =>
    `El archivo no está en UTF-8 (línea ${hint}); parece Latin-1, como lo guardan hojas de cálculo antiguas. ` +
    "Guárdalo como «CSV UTF-8», o añade --latin1 y revisa los acentos con --dry-run.",
  "missing-columns": (hint) => `Faltan columnas en la primera fila: ${hint}. Están descritas en docs/import.md.`,
  "repeated-columns": (hint) => `Hay columnas repetidas en la primera fila: ${hint}.`,
  "open-quote": () => "Una comilla que no se cierra se traga el resto del archivo: revisa las comillas.",
  "too-large": (hint) => `El archivo pasa de ${hint} MB: divídelo, o impórtalo con la orden npm run import.`,
  "too-many-rows": (hint) => `El archivo pasa de ${hint} filas: divídelo, o impórtalo con la orden npm run import.`,
  "too-many-columns": (hint) => `El archivo pasa de ${hint} columnas.`,
  "too-many-cells": () =>
    "El archivo tiene más celdas de las que podemos leer de una vez: divídelo, o impórtalo con la orden npm run import.",
  "no-rows": () => "El archivo tiene encabezados, pero ninguna fila.",
  "json-too-large": (hint) => `El JSON pasa de ${hint} MB: usa CSV, que se lee por partes.`,
  "json-broken": (hint) => `El JSON tiene un error: ${hint}.`,
  "json-shape": () => 'El JSON debe ser una lista de perfiles, o un objeto con las listas "centers" y "specialists".',
};

export const fileReason = (code: FileCode, hint: string): string => FILES[code](hint);
