import { data, redirect } from "react-router";
import { SignInForm } from "#app/components/account/sign-in-form.tsx";
import { servicesContext, viewerContext } from "#app/context.ts";
import { type RefusedSignIn, readSignIn } from "#app/forms/account/sign-in-form.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { ownPlaceOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { canonical, pageMeta } from "#app/seo.ts";
import type { Route } from "./+types/login";

const PATH = "/login";

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(ownPlaceOf(viewer));
  return { publicUrl: context.get(servicesContext).publicUrl };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const { form, errors } = readSignIn(await readForm(request));
  const refuse = (status: number, refused: Pick<RefusedSignIn, "errors" | "refusal">) =>
    data<RefusedSignIn>({ values: { email: form.email, ownDevice: form.ownDevice }, ...refused }, { status });
  if (Object.keys(errors).length > 0) return refuse(422, { errors, refusal: null });
  const result = await auth.signIn({ headers: request.headers }, form);
  if (result.outcome !== "signed-in") return refuse(401, { errors: {}, refusal: "credentials" });
  const headers = new Headers(result.cookies.map((cookie) => ["Set-Cookie", cookie]));
  throw redirect(ownPlaceOf(result.viewer), { status: 303, headers });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.account_login_page_title(),
    description: m.account_login_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(loaderData.publicUrl, PATH),
    index: false,
  });
}

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1}>
      <div className="wrap grid gap-6 pt-9 pb-20 md:pt-12">
        <section className="grid max-w-[460px] gap-6">
          <div>
            <h1>{m.account_login_title()}</h1>
            <p className="mt-2 text-ink-2">{m.account_login_lead()}</p>
          </div>
          <SignInForm action={href(PATH)} refused={actionData} />
        </section>
      </div>
    </main>
  );
}
