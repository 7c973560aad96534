import pg from "pg";
import { DEMO_PASSWORD, people } from "#db/seed/data/people.ts";
import { type BudgetedPromise, type Figure, median, percentile } from "./promise.ts";

const ATTEMPTS = 1_000;
const AT_ONCE = 8;
/** The number of samples for each form and kind of account. The two kinds take turns, so that other work on the machine affects both. */
const SAMPLES = 60;
const QUARTER_OF_AN_HOUR = 900;
const target = people[0]!.email;

/**
 * Measures how far somebody gets by guessing passwords: how many of a thousand attempts are checked, against one account from many
 * addresses and from one address against many accounts; how long the owner of the account waits; and whether answers and their times
 * reveal who has an account.
 */
export default {
  name: "sign-in",
  async measure({ url, databaseUrl }) {
    const database = new pg.Client(databaseUrl);
    await database.connect();
    const forget = () => database.query("truncate tries");
    try {
      await forget();
      const guesses = await figuresOfGuessing(url, forget);
      const doors = await figuresOfDoors(url, forget);
      return [...guesses, ...doors];
    } finally {
      await forget();
      await database.end();
    }
  },
} satisfies BudgetedPromise;

interface Answered {
  status: number;
  ms: number;
  text: string;
  location: string | null;
  cookies: string;
}

let addresses = 0;
/** Returns another address each time, so that only the measured limit applies. */
const anywhere = () => {
  addresses++;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

async function post(url: string, path: string, fields: Record<string, string>, from = anywhere(), cookie = ""): Promise<Answered> {
  const started = performance.now();
  const answer = await fetch(url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, "x-forwarded-for": from, ...(cookie && { cookie }) },
    body: new URLSearchParams(fields),
  });
  const text = await answer.text();
  const ms = performance.now() - started;
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]!);
  return { status: answer.status, ms, text, location: answer.headers.get("location"), cookies: cookies.join("; ") };
}

async function figuresOfGuessing(url: string, forget: () => Promise<unknown>): Promise<Figure[]> {
  const enter = (from: string, cookie: string) => post(url, "/login", { email: target, password: DEMO_PASSWORD }, from, cookie);
  const first = await enter(anywhere(), "");
  const known = first.cookies.split("; ").find((cookie) => cookie.startsWith("equipo="))!;

  const began = performance.now();
  const onOne = atOnce(ATTEMPTS, (nth) => post(url, "/login", { email: target, password: `una que no es la suya ${nth}` }));
  const owner: Answered[] = [];
  const watch = (async () => {
    for (let nth = 0; nth < 10; nth++) owner.push(await enter(anywhere(), known));
  })();
  const answers = await onOne;
  const seconds = (performance.now() - began) / 1_000;
  await watch;
  await forget();
  const fromOne = await atOnce(ATTEMPTS, (nth) =>
    post(url, "/login", { email: `persona${nth}@correo.example`, password: "una que no es la suya" }, "192.0.2.1"),
  );
  const looked = (all: readonly Answered[]) => all.filter(({ status }) => status === 401).length;
  const everyGuess = (seconds * 1_000) / ATTEMPTS;
  return [
    { what: `of ${ATTEMPTS} guesses at one account, looked at`, value: looked(answers), unit: "", budget: { atMost: 5 } },
    {
      what: "a guess at one account then costs, against before",
      value: (QUARTER_OF_AN_HOUR * 1_000) / looked(answers),
      reference: everyGuess,
      unit: "ms",
      of: "ratio",
      budget: { atLeast: 1_000 },
    },
    { what: `of ${ATTEMPTS} guesses from one address, looked at`, value: looked(fromOne), unit: "", budget: { atMost: 40 } },
    {
      what: "the owner comes in meanwhile, of 10",
      value: owner.filter(({ status }) => status === 303).length,
      unit: "",
      budget: { atLeast: 10 },
    },
    { what: "the owner waits, slowest of 10", value: Math.max(...owner.map(({ ms }) => ms)), unit: "ms", budget: { atMost: 3_000 } },
  ];
}

/** The forms whose answers could reveal whether somebody has an account. */
const DOORS: Readonly<Record<string, (email: string) => Record<string, string>>> = {
  "/login": (email) => ({ email, password: "una que no es la suya" }),
  "/forgot-password": (email) => ({ email }),
  "/registro": (email) => ({
    cuenta: "patient",
    nombre: "Rosa",
    apellido: "Mella",
    email,
    password: "tres gatos y un paraguas",
    terminos: "si",
  }),
};

async function figuresOfDoors(url: string, forget: () => Promise<unknown>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, fieldsOf] of Object.entries(DOORS)) {
    const known: Answered[] = [];
    const unknown: Answered[] = [];
    for (let nth = 0; nth < SAMPLES; nth++) {
      if (nth % 4 === 0) await forget();
      const nobody = `nadie.${path.slice(1)}.${nth}@correo.example`;
      const pair = [() => post(url, path, fieldsOf(target)).then((answer) => known.push(answer))];
      pair.push(() => post(url, path, fieldsOf(nobody)).then((answer) => unknown.push(answer)));
      for (const ask of nth % 2 ? pair : pair.reverse()) await ask();
    }
    const differing = known.filter(
      (answer, nth) => seen(answer, target) !== seen(unknown[nth]!, `nadie.${path.slice(1)}.${nth}@correo.example`),
    );
    figures.push({ what: `${path}: answers that differ, known and unknown`, value: differing.length, unit: "", budget: { atMost: 0 } });
    for (const [name, of] of [
      ["median", median],
      ["p95", (times: readonly number[]) => percentile(times, 0.95)],
    ] as const) {
      const [one, other] = [of(known.map(({ ms }) => ms)), of(unknown.map(({ ms }) => ms))];
      const budget = { atMost: name === "median" ? 1.1 : 1.5 };
      figures.push({
        what: `${path}: ${name}, slower ÷ faster`,
        value: Math.max(one, other),
        reference: Math.min(one, other),
        unit: "ms",
        of: "ratio",
        budget,
      });
    }
  }
  return figures;
}

/** Returns all that somebody sees of an answer, except what they typed themselves and the one-time number of the page. */
const seen = ({ status, location, text, cookies }: Answered, email: string) =>
  JSON.stringify([status, location, cookies, text.replaceAll(email, "").replace(/nonce="[^"]*"/g, "")]);

async function atOnce(count: number, ask: (nth: number) => Promise<Answered>): Promise<Answered[]> {
  const answers: Answered[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) answers.push(await ask(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}
