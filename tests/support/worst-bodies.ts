const BYTES = 250 * 1024;
const FORM = "application/x-www-form-urlencoded";

export interface WorstBody {
  what: string;
  type: string;
  body: string;
}

const repeated = (piece: string, bytes = BYTES) => piece.repeat(Math.floor(bytes / piece.length));
const names = (write: (index: number) => string, bytes = BYTES) => {
  const pieces: string[] = [];
  for (let index = 0, length = 0; length < bytes - 100; index++) {
    const piece = write(index);
    pieces.push(piece);
    length += piece.length;
  }
  return pieces.join("");
};
const part = (name: string, value: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
/** Makes a text for the slowest rules: digits, dots and at-signs that could each begin a match. */
const message = (piece: string) =>
  `nombre=Ana&apellido=Luna&email=ana%40correo.example&telefono=8095550147&consentimiento=on&mensaje=${encodeURIComponent(repeated(piece, 60_000))}`;

/** Bodies of the largest accepted size, each the slowest of its kind to read. */
export const WORST_BODIES: readonly WorstBody[] = [
  { what: "as many names as fit", type: FORM, body: names((index) => `a${index}&`) },
  { what: "one name as often as fits", type: FORM, body: repeated("nombre&") },
  { what: "one huge value", type: FORM, body: `mensaje=${repeated("%C3%A1")}` },
  { what: "one huge name", type: FORM, body: repeated("a") },
  { what: "nothing but signs", type: FORM, body: repeated("&=%") },
  ...["a.", "@", "a@", "ocho ", "1 ", "www.", "a . ", " ", "%41"].map((piece) => ({
    what: `a message of «${piece}»`,
    type: FORM,
    body: message(piece),
  })),
  { what: "as many parts as fit", type: "multipart/form-data; boundary=x", body: `${names((index) => part(`a${index}`, "1"))}--x--\r\n` },
  { what: "a part of boundaries that are none", type: "multipart/form-data; boundary=x", body: part("a", repeated("\r\n--")) },
  { what: "JSON as deep as fits", type: "application/json", body: repeated("[") },
  { what: "JSON with as many keys as fit", type: "application/json", body: `{${names((index) => `"a${index}":1,`)}"z":1}` },
  { what: "JSON with a list as long as fits", type: "application/json", body: `{"path":"/","events":[${repeated("{},")}{}]}` },
];
