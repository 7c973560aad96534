import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { zipBombs } from "./hostile-files.ts";
import { signIn } from "./sign-in.ts";
import { WORST_BODIES } from "./worst-bodies.ts";

/** An allowed request that takes more work than any other at its endpoint. It returns the answers' status codes. */
export interface WorstDoing {
  what: string;
  work(): Promise<number[]>;
}

const MB = 2 ** 20;
const filled = (begin: string, piece: (n: number) => string, end: string, bytes: number) => {
  const pieces: string[] = [begin];
  for (let length = begin.length + end.length, n = 0; ; n++) {
    const next = piece(n);
    length += next.length;
    if (length > bytes) return Buffer.from(`${pieces.join("")}${end}`);
    pieces.push(next);
  }
};

/** Files for an import: the largest accepted ones, and those that are refused only after most of the work. */
const IMPORTS: Readonly<Record<string, () => Buffer>> = {
  "a.json of 20,000 rows, 10 MB": () =>
    filled("[", (n) => `${n ? "," : ""}{"nombre":"Clínica ${n}","ciudad":"Santiago","nota":"${"á".repeat(220)}"}`, "]", 9.9 * MB),
  "b.json of 12 MB": () => filled("[", (n) => `${n ? "," : ""}{"a":${n}}`, "]", 12 * MB),
  "c.json of keys in every row": () => filled("[", (n) => `${n ? "," : ""}{"k${n}":1}`, "]", 9.9 * MB),
  "d.json as deep as fits": () => Buffer.from("[".repeat(9.9 * MB)),
  "e.csv of 200,000 columns": () => filled("", (n) => `c${n},`, "z\n1\n", 2 * MB),
  "f.csv of 20,000 rows by 80 columns": () =>
    filled(`${Array.from({ length: 80 }, (_, n) => `c${n}`).join(",")}\n`, () => `${"abcde,".repeat(79)}x\n`, "", 9.9 * MB),
  "g.csv of an open quotation mark": () => Buffer.from(`nombre,ciudad\n"${"a,\n".repeat(3 * MB)}`),
  "h.csv of line ends": () => Buffer.from("nombre\n".padEnd(9.9 * MB, "\r\n")),
};

const BOUNDARY = "x";
const part = (head: string, value: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

/** Bodies of a form with files that are not files. */
const FORMS: Readonly<Record<string, () => Buffer>> = {
  "16 MB of small parts": () => filled("", (n) => part(`name="a${n}"`, "1"), END, 15.9 * MB),
  "16 MB of small files": () => filled("", (n) => part(`name="a${n}"; filename="b"`, "1"), END, 15.9 * MB),
  "one text of 16 MB": () => Buffer.from(part('name="a"', "á".repeat(7.9 * MB)) + END),
  "a file of boundaries that are none": () => Buffer.from(part('name="archivo"; filename="a.csv"', "\r\n--".repeat(3.9 * MB)) + END),
};

/** The status for an endpoint that closed the connection while the body was still being sent. */
const CLOSED = 413;

/** Returns everything that a visitor, a center and an administrator may send, each at its worst. */
export async function worstDoings(url: string): Promise<WorstDoing[]> {
  const admin = await signIn(url, "lia");
  const provider = await signIn(url, "amaranta");
  const send = async (path: string, body: BodyInit | undefined, headers: Record<string, string> = {}) => {
    const ask = () =>
      fetch(url + path, {
        ...(body === undefined ? {} : { method: "POST", body }),
        headers: { origin: url, ...headers },
        redirect: "manual",
      });
    // An endpoint that answers before it has read the body closes the connection, so the next request needs another one.
    const answer = await ask()
      .catch(ask)
      .catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status ?? CLOSED;
  };
  const upload = (path: string, cookie: string, field: string, name: string, bytes: Buffer, others: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(others)) form.set(key, value);
    form.set(field, new Blob([new Uint8Array(bytes)]), name);
    return send(path, form, { cookie });
  };
  const doings: WorstDoing[] = [];
  const add = (what: string, ...work: (() => Promise<number>)[]) =>
    doings.push({ what, work: async () => Promise.all(work.map((one) => one())) });

  for (const [name, make] of Object.entries(IMPORTS)) {
    const bytes = make();
    add(`import: ${name}`, () => upload("/dashboard/admin/importar", admin, "archivo", name.split(" of ")[0]!.split(" as ")[0]!, bytes));
  }
  for (const [name, make] of Object.entries(FORMS)) {
    const body = new Uint8Array(make());
    add(`form with files: ${name}`, () =>
      send("/dashboard/admin/importar", body, { cookie: admin, "content-type": `multipart/form-data; boundary=${BOUNDARY}` }),
    );
  }

  const gallery = await (await fetch(`${url}/dashboard/provider/galeria`, { headers: { cookie: provider } })).text();
  const centro = /name="centro" value="([^"]+)"/.exec(gallery)![1]!;
  const noise = await sharp(randomBytes(3_000 * 1_600 * 3), { raw: { width: 3_000, height: 1_600, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const huge = await sharp({ create: { width: 7_700, height: 7_700, channels: 3, background: "#268" } })
    .jpeg()
    .toBuffer();
  const photo = (bytes: Buffer) => () =>
    upload("/dashboard/provider/galeria", provider, "fotos", "a.jpg", bytes, { hacer: "subir", centro });
  add("three noisy photos at once", photo(noise), photo(noise), photo(noise));
  add("a photo of 59 megapixels", photo(huge));
  add("a PNG that unpacks to a quarter of a gigabyte", photo(zipBombs().pixels));

  doings.push({
    what: "a file of 15 MB in pieces",
    async work() {
      const size = 15 * MB;
      const tus = { cookie: provider, origin: url, "Tus-Resumable": "1.0.0" };
      const begun = await fetch(`${url}/dashboard/provider/subidas`, {
        method: "POST",
        headers: { ...tus, "Upload-Length": String(size), "Upload-Metadata": `filename ${btoa("a.jpg")}` },
      });
      const statuses = [begun.status];
      const place = begun.headers.get("location");
      const piece = randomBytes(256 * 1024);
      for (let at = 0; place && at < size; at += piece.length) {
        const headers = { ...tus, "Content-Type": "application/offset+octet-stream", "Upload-Offset": String(at) };
        statuses.push((await fetch(new URL(place, url), { method: "POST", headers, body: piece })).status);
      }
      return statuses;
    },
  });

  for (const door of [
    "/contacto",
    "/api/solicitud",
    "/solicitar-informacion",
    "/functions/v1/lead-routing-v2",
    "/functions/v1/wallet-operations",
    "/api/eventos",
  ])
    doings.push({
      what: `worst bodies at ${door}`,
      async work() {
        const statuses: number[] = [];
        for (const { type, body } of WORST_BODIES) statuses.push(await send(door, body, { "content-type": type }));
        return statuses;
      },
    });

  const long = (piece: string) => encodeURIComponent(piece.repeat(Math.floor(15_000 / encodeURIComponent(piece).length)));
  for (const path of ["/busqueda?q=", "/centros?q=", "/especialistas?q=", "/api/sugerencias?q="])
    doings.push({
      what: `searches for 15 KB at ${path.split("?")[0]}`,
      async work() {
        const statuses: number[] = [];
        for (const piece of ["a ", "fiv ", "á", "clinica-", "%", "a'|&!() "]) statuses.push(await send(path + long(piece), undefined));
        return statuses;
      },
    });

  let crowd = 0;
  const guess = (email: string) => () =>
    send("/login", new URLSearchParams({ email, password: "una que no es la suya" }), {
      "x-forwarded-for": `10.9.${crowd >> 8}.${crowd++ & 255}`,
    });
  add("30 wrong sign-ins at once, unknown", ...Array.from({ length: 30 }, (_, n) => guess(`nadie${n}@correo.example`)));
  add("30 wrong sign-ins at once, of one account", ...Array.from({ length: 30 }, () => guess("maria.rosario@correo.example")));
  const register = (n: number) => () =>
    send(
      "/registro",
      new URLSearchParams({
        cuenta: "patient",
        nombre: "Rosa",
        apellido: "Mella",
        email: `rosa${n}.${Date.now()}@correo.example`,
        password: "tres gatos y un paraguas",
        terminos: "si",
      }),
      { "x-forwarded-for": `10.8.0.${n}` },
    );
  add("30 registrations at once", ...Array.from({ length: 30 }, (_, n) => register(n)));
  return doings;
}
