import { DEMO_PASSWORD, type DemoPerson } from "#db/seed/data/people.ts";
import { signIn, signInWith } from "#tests/support/sign-in.ts";

/** Somebody of the demo world, or a newly registered person without anything. */
export type Person = DemoPerson["key"] | Newcomer;
type Newcomer = keyof typeof newcomers;

const newcomers = {
  "new-patient": { cuenta: "patient", nombre: "Rosa", apellido: "Mella", email: "rosa.mella@correo.example" },
  "new-provider": {
    cuenta: "provider",
    nombre: "Noemí",
    apellido: "Tejada",
    email: "noemi.tejada@ceiba.example",
    tipo: "clinic",
    perfil: "Centro Ceiba Nueva",
    ciudad: "Santiago",
    servicios: "fiv",
  },
} as const;

const signedIn = new Map<Person, Promise<string>>();

/** Returns the `Cookie` header of a person, who signs in once in each run. */
export function cookiesOf(url: string, person: Person): Promise<string> {
  const known = signedIn.get(person) ?? (isNewcomer(person) ? registered(url, person) : signIn(url, person));
  signedIn.set(person, known);
  return known;
}

const isNewcomer = (person: Person): person is Newcomer => person in newcomers;

async function registered(url: string, person: Newcomer): Promise<string> {
  const { email } = newcomers[person];
  await register(url, newcomers[person]);
  return signInWith(url, email, DEMO_PASSWORD);
}

/** Makes an account with the password of the demo world. */
export async function register(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(`${url}/registro?cuenta=${fields.cuenta}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({ ...fields, password: DEMO_PASSWORD, terminos: "si" }),
  });
  if (answer.status !== 303) throw new Error(`the registration of ${fields.email} was answered with ${answer.status}`);
}
