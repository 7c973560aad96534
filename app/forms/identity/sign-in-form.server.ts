import type { RouterContextProvider } from "react-router";
import { data, redirect } from "react-router";
import { factsContext, servicesContext, viewerContext } from "#app/context.ts";
import { type PostedFields, readJudgedForm, textOf } from "#app/forms/read-form.server.ts";
import { afterSignIn } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import type { SignInOutcome } from "#domain/identity/sign-in.server.ts";
import { isEmail } from "./email.ts";
import { cookieHeaders, forgetReturn, readReturn, visitOf } from "./visit.server.ts";

interface SignInForm {
  email: string;
  password: string;
  ownDevice: boolean;
}

interface SignInErrors {
  email?: "invalid";
  password?: "empty";
}

/** A refused sign-in, with everything needed to draw its form again, except the password. */
export interface RefusedSignIn {
  values: Pick<SignInForm, "email" | "ownDevice">;
  errors: SignInErrors;
  refusal: { kind: "credentials" } | { kind: "limited"; minutes: number } | null;
}

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Redirects somebody who has already signed in to their own area. */
export function onlyWhoSignsIn({ context }: Pick<Asked, "context">): null {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(afterSignIn(viewer, null));
  return null;
}

/** Signs in with the posted values, and redirects the person to where they wanted to go; or returns the form with the error. */
export async function receiveSignIn({ request, context }: Asked, andThen?: (userId: string) => Promise<void>) {
  const { auth, publicUrl } = context.get(servicesContext);
  const { form, errors } = readSignIn(await readJudgedForm(request));
  const refuse = (status: number, refused: Pick<RefusedSignIn, "errors" | "refusal">, headers = {}) =>
    data<RefusedSignIn>({ values: { email: form.email, ownDevice: form.ownDevice }, ...refused }, { status, headers });
  if (Object.keys(errors).length > 0) return refuse(422, { errors, refusal: null });
  const result = await auth.signIn(visitOf(request, context.get(factsContext), publicUrl), form);
  if (result.outcome === "limited") {
    const minutes = Math.ceil(result.retryAfterSeconds / 60);
    return refuse(429, { errors: {}, refusal: { kind: "limited", minutes } }, { "Retry-After": String(result.retryAfterSeconds) });
  }
  if (result.outcome === "refused") return refuse(401, { errors: {}, refusal: { kind: "credentials" } });
  if (result.outcome === "signed-in") await andThen?.(result.viewer.userId);
  throw letIn(request, publicUrl, result);
}

/** Returns the answer after a successful sign-in: the redirect, with the cookies. */
export function letIn(request: Request, publicUrl: string, result: Extract<SignInOutcome, { cookies: string[] }>): Response {
  if (result.outcome === "second-step")
    return redirect(href("/login/segundo-paso"), { status: 303, headers: cookieHeaders(result.cookies, publicUrl) });
  const headers = cookieHeaders([...result.cookies, forgetReturn(publicUrl)], publicUrl, result.device);
  return redirect(afterSignIn(result.viewer, readReturn(request, publicUrl)), { status: 303, headers });
}

function readSignIn(fields: PostedFields): { form: SignInForm; errors: SignInErrors } {
  const form = { email: textOf(fields, "email").trim(), password: textOf(fields, "password"), ownDevice: textOf(fields, "propio") !== "" };
  const errors: SignInErrors = {};
  if (!isEmail(form.email)) errors.email = "invalid";
  if (form.password === "") errors.password = "empty";
  return { form, errors };
}
