import { data, Form } from "react-router";
import { type RouteServices, servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { speakAsSandbox } from "#domain/topups/hear-gateway.server.ts";
import { topUpInSandbox } from "#domain/topups/top-up-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import type { Route } from "./+types/sandbox";

/** Returns the payment. Only a demonstration has the sandbox; elsewhere the page does not exist. */
async function paymentOf({ db, gateway }: RouteServices, reference: string) {
  const payment = gateway?.name === "sandbox" ? await topUpInSandbox(db, reference) : null;
  if (!payment || !gateway) throw data(null, { status: 404 });
  return { gateway, payment };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, reference, netCents, taxCents } = (await paymentOf(context.get(servicesContext), params.id)).payment;
  return { id, reference, totalCents: netCents + taxCents };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { gateway, payment } = await paymentOf(services, params.id);
  const fields = await readForm(request);
  const outcome = outcomeOf(textOf(fields, "accion"), textOf(fields, "ultimo"));
  if (!outcome) throw data(null, { status: 422 });
  const heard = await speakAsSandbox(services, gateway, payment, outcome);
  return { last: outcome, heard: typeof heard === "string" ? heard : heard.outcome };
}

export const meta = () => [{ title: m.topups_sandbox_title() }, { name: "robots", content: "noindex" }];

/** A page that approves and declines like that of a gateway, and repeats its message like a webhook. */
export default function Sandbox({ loaderData: { id, reference, totalCents }, actionData }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap band grid gap-6">
      <div className="grid gap-2">
        <h1 className="title-2">{m.topups_sandbox_title()}</h1>
        <p className="text-ink-2">{m.topups_sandbox_lead()}</p>
      </div>
      <p className="title-4">{m.topups_sandbox_of({ total: formatUsdExact(totalCents), reference })}</p>
      {actionData && (
        <Note kind="info" live>
          <p>{sentence(actionData.heard)}</p>
        </Note>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="ultimo" value={actionData?.last ?? "paid"} />
        <Button type="submit" kind="cta" name="accion" value="aprobar">
          {m.topups_sandbox_approve()}
        </Button>
        <Button type="submit" kind="outline" name="accion" value="rechazar">
          {m.topups_sandbox_decline()}
        </Button>
        {actionData && (
          <Button type="submit" kind="quiet" name="accion" value="repetir">
            {m.topups_sandbox_repeat()}
          </Button>
        )}
      </Form>
      <TextLink href={href(`/dashboard/provider/billetera/recargas/${id}`)}>{m.topups_sandbox_back()}</TextLink>
    </main>
  );
}

/** Returns what a button makes the gateway say, or null for an unknown button. */
function outcomeOf(act: string, last: string): "paid" | "failed" | null {
  if (act === "aprobar") return "paid";
  if (act === "rechazar") return "failed";
  return act === "repetir" && (last === "paid" || last === "failed") ? last : null;
}

function sentence(heard: string): string {
  if (heard === "paid") return m.topups_sandbox_said_paid();
  if (heard === "failed") return m.topups_sandbox_said_failed();
  return heard === "repeated" ? m.topups_sandbox_said_repeated() : m.topups_sandbox_said_none();
}
