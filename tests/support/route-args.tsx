import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { factsContext, keptContext, type RequestFacts, servicesContext, viewerContext } from "#app/context.ts";
import { defaultSite } from "#domain/content/site.ts";
import type { Context } from "#domain/context.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { readRetention } from "#domain/vault/retention.ts";
import { type FileStore, openFileFolder } from "#platform/files.ts";
import type { Gateway } from "#platform/payments/gateway.ts";
import type { WhatsappHook } from "#platform/whatsapp/hook.ts";
import type { WhatsappWay } from "#platform/whatsapp/settings.ts";
import { AnswersInMemory } from "#server/kept-answers.ts";
import { authOf } from "./sign-in.ts";

/** Makes the arguments of a loader or an action, for tests that call one directly. */
export function routeArgs(
  ctx: Context & { files?: FileStore; takesReplies?: boolean; gateway?: Gateway; whatsapp?: WhatsappWay; whatsappHook?: WhatsappHook },
  request: Request,
  params: Record<string, string> = {},
  facts: Partial<RequestFacts> = {},
  viewer: Viewer | null = null,
) {
  const context = new RouterContextProvider();
  const files = ctx.files ?? openFileFolder("");
  context.set(servicesContext, {
    ...ctx,
    files,
    auth: authOf(ctx),
    demonstration: true,
    onlyHere: true,
    gateway: ctx.gateway ?? null,
    writer: null,
    mailbox: "closed",
    whatsapp: ctx.whatsapp ?? null,
    whatsappHook: ctx.whatsappHook ?? null,
    alertsHeard: false,
    backupsLeave: false,
    takesReplies: ctx.takesReplies ?? false,
  });
  context.set(viewerContext, viewer);
  context.set(keptContext, new AnswersInMemory());
  const usual: RequestFacts = {
    ip: "203.0.113.7",
    nonce: "",
    cookieChoice: "necessary",
    currency: null,
    tagManager: undefined,
    serves: () => true,
    patternOf: () => "",
    routes: [],
    posted: async () => null,
    refusal: null,
    page: null,
  };
  context.set(factsContext, { ...usual, ...facts });
  return { request, params, context } as never;
}

/** Makes the request of a form as a browser without script posts it. */
export function formPost(url: string, fields: Readonly<Record<string, string>>): Request {
  return new Request(url, { method: "POST", body: new URLSearchParams(fields), headers: { "user-agent": "a test" } });
}

/** Renders a page from what its loader or action returned, without the shell around it. */
export function drawPage(
  Page: ComponentType<never>,
  props: { loaderData: unknown; actionData?: unknown; params?: Record<string, string> },
): string {
  const Component = Page as ComponentType<object>;
  const consents = { consent_request: null, consent_message: null, consent_newsletter: null };
  const root = { site: defaultSite, retention: readRetention(null), consents };
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => <Component params={{}} {...props} {...{ matches: [{ loaderData: root }] }} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { root } }} />);
}
