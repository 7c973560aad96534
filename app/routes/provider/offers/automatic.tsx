import { data } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ChangesBar } from "#app/components/dashboard/changes-bar.tsx";
import { comparedFields } from "#app/components/dashboard/compared-fields.ts";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeptForm } from "#app/components/dashboard/kept-form.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { CriteriaFields } from "#app/components/offers/criteria-fields.tsx";
import { ruleNames } from "#app/components/offers/rule-fields.ts";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { done, theirs as found, memberOf, ownCenter } from "#app/forms/listing/own-center.server.ts";
import { sentSection } from "#app/forms/listing/section-values.ts";
import { RULE_KINDS, readAutomatic } from "#app/forms/offers/read-automatic.server.ts";
import { choiceOf, readForm, textOf } from "#app/forms/read-form.server.ts";
import { changedNames, type Held, shownIn, threeWay } from "#app/forms/three-way.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { automaticDecisions } from "#domain/offers/automatic-decisions.server.ts";
import { automaticSettings, saveAutomaticRule } from "#domain/offers/automatic-rule.server.ts";
import { tryRule } from "#domain/offers/automatic-trial.server.ts";
import { spentBy } from "#domain/offers/buy-automatically.server.ts";
import { criteriaChoices } from "#domain/offers/criteria-choices.server.ts";
import { openingPrice } from "#domain/offers/lead-prices.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { welcomeLeftOf } from "#domain/wallet/welcome.server.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";
import type { Route } from "./+types/automatic";
import { AmountFields, heldRule, typedRule } from "./amount-fields.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { DecisionsPanel } from "./decisions-panel.tsx";
import { OneByOne } from "./one-by-one.tsx";
import { AutomaticSwitch, StopNote } from "./status.tsx";
import { TrialPanel } from "./trial-panel.tsx";

const PATH = "/dashboard/provider/billetera/automatica";
const DONE = { encendida: m.offers_auto_turned_on, apagada: m.offers_auto_turned_off, guardada: m.offers_auto_saved } as const;

/** Every country may be ticked. */
const MAX_FIELDS = 400;

/** What the buttons of the rule's form ask for. */
const ACTS = ["probar", "guardar", "encender"];

export const handle = { query: { hecho: oneOf(["encendida", "apagada", "guardada"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const { id } = await ownCenter(context, "automatic.keep");
  const settings = await automaticSettings(db, id);
  const [choices, balanceCents, welcomeLeft, { exclusive, shared }, trial, spent, decided] = await Promise.all([
    criteriaChoices(db, id),
    balanceOf(db, id),
    welcomeLeftOf(db, id),
    openingPrice(db, null),
    tryRule(services, id, settings.rule),
    spentBy(db, id, settings.enabledAt),
    automaticDecisions(db, id),
  ]);
  const prices = { from: Math.min(exclusive.from, shared.from), to: Math.max(exclusive.to, shared.to) };
  const said = doneIn(request.url, DONE);
  return { id, settings, choices, balanceCents, welcomeLeft, prices, trial, spent, decided, said };
}

/** Tries a rule without keeping it, keeps it, or switches it on or off. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request, MAX_FIELDS);
  const member = await memberOf(context, form, "automatic.keep");
  const [before, choices] = await Promise.all([
    automaticSettings(services.db, member.providerId),
    criteriaChoices(services.db, member.providerId),
  ]);
  const what = textOf(form, "accion");
  if (what === "apagar" || what === "reanudar") {
    found(await saveAutomaticRule(services, member, before.rule, what === "reanudar"));
    throw done(PATH, what === "reanudar" ? "encendida" : "apagada");
  }
  if (!ACTS.includes(what) || choiceOf(form, "tipo", RULE_KINDS) === null) throw data(null, { status: 422 });
  const [stored, shown] = [heldRule(before.rule), shownIn(form)];
  const { merged } = threeWay(shown, form, stored);
  const read = readAutomatic(merged, choices, before.rule);
  const isWrong = Object.keys(read.errors).length > 0;
  const answer = (status: number, known: Held, theirs: readonly string[]) =>
    tryRule(services, member.providerId, read.rule).then((trial) =>
      data({ ...read, trial, values: merged, shown: known, theirs }, { status }),
    );
  if (isWrong || what === "probar") return answer(isWrong ? 422 : 200, shown, []);
  // A rule spends money as a whole: whoever saves it has seen all of it.
  const theirs = changedNames(shown, stored, Object.keys(stored));
  if (theirs.length > 0) return answer(409, stored, theirs);
  const enabled = what === "encender" || before.enabled;
  found(await saveAutomaticRule(services, member, read.rule, enabled));
  throw done(PATH, enabled && !before.enabled ? "encendida" : "guardada");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.offers_auto(), matches);

/** What a center lets automatic purchase open, how much that may cost, and what it would have done in the last thirty days. */
export default function AutomaticPurchase({ loaderData, actionData }: Route.ComponentProps) {
  const { id, settings, choices, balanceCents, welcomeLeft, prices, spent, decided, said } = loaderData;
  const rule = actionData?.rule ?? settings.rule;
  const trial = actionData?.trial ?? loaderData.trial;
  const typed = actionData?.typed ?? typedRule(rule);
  const errors = actionData?.errors ?? {};
  const isWrong = Object.keys(errors).length > 0;
  return (
    <DashboardPage title={m.offers_auto()} subtitle={m.offers_auto_text()} actions={<AutomaticSwitch id={id} settings={settings} />}>
      <BackLink href={href("/dashboard/provider/billetera")}>{m.offers_wallet()}</BackLink>
      {said && !actionData && (
        <Note kind="ok" live>
          {DONE[said]()}
        </Note>
      )}
      {actionData && actionData.theirs.length > 0 && (
        <ConflictNote>
          <TheirFields
            fields={comparedFields(ruleNames(choices), sentSection(actionData.shown), sentSection(actionData.values)).filter(({ key }) =>
              actionData.theirs.includes(key),
            )}
          />
        </ConflictNote>
      )}
      {isWrong && (
        <Note kind="error" live>
          {m.offers_auto_error_some()}
        </Note>
      )}
      <StopNote settings={settings} spent={spent} balanceCents={balanceCents} welcomeLeft={welcomeLeft} leastCents={prices.from} />
      <KeptForm
        about={id}
        shown={actionData?.shown ?? heldRule(settings.rule)}
        redraw={actionData !== undefined && actionData.theirs.length > 0}
        preventScrollReset
        className="grid gap-4 md:gap-5"
      >
        <input type="hidden" name="centro" value={id} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
          <Panel title={m.offers_auto_what()}>
            <p className="text-ink-2 text-ui">{m.offers_auto_what_text()}</p>
            <CriteriaFields choices={choices} chosen={rule.criteria} />
            <ChoiceFields rule={rule} quality={typed.calidad} error={errors.calidad} />
            <section aria-labelledby="gastar" className="-mx-4 mt-1 grid gap-4 border-t px-4 pt-5 md:-mx-6 md:px-6">
              <h2 id="gastar" className="title-3 text-[1.4375rem]">
                {m.offers_auto_how_much()}
              </h2>
              <AmountFields rule={rule} typed={typed} errors={errors} prices={prices} />
            </section>
          </Panel>
          <TrialPanel trial={trial} rule={rule} balanceCents={balanceCents} welcomeLeft={welcomeLeft} />
        </div>
        {trial.offers.length > 0 && <OneByOne offers={trial.offers} rule={rule} />}
        <DecisionsPanel {...decided} />
        <ChangesBar
          title={m.offers_auto_up_to({
            each: formatUsd(rule.maxPriceCents),
            day: formatUsd(rule.dailyCents),
            month: formatUsd(rule.monthlyCents),
          })}
          text={m.offers_auto_anytime()}
          save={
            <>
              <Button type="submit" kind="outline" size="s" name="accion" value="probar">
                {m.offers_auto_try()}
              </Button>
              <Button type="submit" kind="cta" name="accion" value={settings.enabled ? "guardar" : "encender"}>
                {settings.enabled ? m.offers_auto_save() : m.offers_auto_turn_on()}
              </Button>
            </>
          }
        />
      </KeptForm>
    </DashboardPage>
  );
}
