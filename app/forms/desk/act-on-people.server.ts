import type { AskedBulk } from "#app/forms/lists/admin-list.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import type { Context } from "#domain/context.ts";
import { centersLeftAlone, peopleById } from "#domain/desk/people-list.server.ts";
import { reactivatePeople, suspendPeople } from "#domain/identity/suspend-people.server.ts";
import { endPeoplesSessions, resetSecondFactors } from "#domain/identity/take-access.server.ts";
import { giveTemporaryPasswords } from "#domain/identity/temporary-password.server.ts";
import { m } from "#messages/m.ts";
import { PEOPLE_ACT_NAMES, PEOPLE_ACT_QUESTIONS, PEOPLE_ACT_TEXTS, type PeopleActName } from "#texts/people.ts";

export interface GivenPassword {
  name: string;
  email: string;
  password: string;
}

type Acted = { confirming: Confirming } | { done: PeopleActName } | { given: GivenPassword[] };

const COMMANDS = {
  suspender: suspendPeople,
  reactivar: reactivatePeople,
  sesiones: endPeoplesSessions,
  "segundo-factor": resetSecondFactors,
} satisfies Record<Exclude<PeopleActName, "clave">, unknown>;

/** Asks what an act would do; once it is confirmed with its reason, does it. */
export async function actOnPeople(ctx: Context, by: string, { act, ids, confirmed, reason }: AskedBulk<PeopleActName>): Promise<Acted> {
  const people = await peopleById(ctx.db, ids);
  const ask = async (error?: string): Promise<Acted> => ({ confirming: { ...(await askToAct(ctx, act, people)), ids, reason, error } });
  if (!confirmed) return ask();
  if (reason === "") return ask(m.people_error_reason());
  const input = { by, ids: people.map(({ id }) => id), reason };
  if (act === "clave") {
    const { outcome, passwords } = await giveTemporaryPasswords(ctx, input);
    if (outcome !== "done") return ask(refusal(outcome));
    return { given: people.flatMap(({ id, name, email }) => (passwords.has(id) ? [{ name, email, password: passwords.get(id)! }] : [])) };
  }
  const { outcome } = await COMMANDS[act](ctx, input);
  return outcome === "done" ? { done: act } : ask(refusal(outcome));
}

/** Says what an act would do to these people, and asks for its reason. */
const askToAct = async (ctx: Context, act: PeopleActName, people: readonly { id: string; name: string }[]): Promise<Confirming> => ({
  act,
  ids: people.map(({ id }) => id),
  question: PEOPLE_ACT_QUESTIONS[act]({ count: people.length }),
  consequence: await consequenceOf(ctx, act, people),
  button: m.people_button({ act: PEOPLE_ACT_NAMES[act](), count: people.length }),
  asksReason: true,
});

const refusal = (outcome: "yourself" | "not-allowed") =>
  outcome === "yourself" ? m.people_error_yourself() : m.people_error_not_allowed();

async function consequenceOf(ctx: Context, act: PeopleActName, people: readonly { id: string; name: string }[]): Promise<string> {
  const names = people.map(({ name }) => name).join(", ");
  const said = PEOPLE_ACT_TEXTS[act]({ names });
  if (act !== "suspender") return said;
  const alone = await centersLeftAlone(
    ctx.db,
    people.map(({ id }) => id),
  );
  return alone.length === 0 ? said : `${said} ${m.people_left_alone({ centers: alone.join(", ") })}`;
}
