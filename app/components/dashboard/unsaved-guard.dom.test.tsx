import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, data, Form, Outlet, RouterProvider, redirect } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { WAIT_MS } from "#tests/support/hangs.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";

const asked = vi.fn<() => boolean>();
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("confirm", asked.mockReset().mockReturnValue(false));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Opens a screen with two forms that post and one that chooses rows. The first is answered in the requested way. */
async function editor() {
  const Around = () => (
    <>
      <UnsavedGuard />
      <Outlet />
    </>
  );
  const Editor = () => (
    <DashboardPage>
      <Form method="post">
        <input name="q" defaultValue="" />
      </Form>
      <Form method="post">
        <textarea name="motivo" defaultValue="antes" />
      </Form>
      <Form method="post" data-unguarded>
        <input name="id" type="checkbox" value="1" />
      </Form>
      <form>
        <input name="buscar" />
      </form>
    </DashboardPage>
  );
  const answer = async ({ request }: { request: Request }) =>
    (await request.formData()).get("q") === "mal" ? data("no", { status: 422 }) : redirect("/editor?hecho=igual");
  const router = createMemoryRouter(
    [
      {
        element: <Around />,
        children: [
          { path: "/editor", element: <Editor />, action: answer },
          { path: "/otra", element: <p>Otra</p> },
        ],
      },
    ],
    { initialEntries: ["/editor"] },
  );
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () => root!.render(<RouterProvider router={router} />));
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  return {
    type(name: string, words: string) {
      field(name).value = words;
      field(name).dispatchEvent(new Event("input", { bubbles: true }));
    },
    tick: (name: string) => field(name).click(),
    send: (name: string) => act(async () => field(name).form!.requestSubmit()),
    /** Goes there, and returns how many times it asked, and where it led. */
    async go(to: string) {
      asked.mockClear();
      await act(async () => router.navigate(to));
      return [asked.mock.calls.length, router.state.location.pathname + router.state.location.search];
    },
    arrive: (search: string) =>
      vi.waitFor(() => expect(router.state).toMatchObject({ location: { search }, navigation: { state: "idle" } }), WAIT_MS),
    answered: () => vi.waitFor(() => expect(place.querySelector("main")!.dataset.answered).toBeDefined(), WAIT_MS),
    isKept: () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })),
  };
}

test("leaving is free until something is typed, is asked about each time, and is possible", async () => {
  const { type, go, isKept } = await editor();
  expect(isKept()).toBe(false);
  type("motivo", "después");
  expect(isKept()).toBe(true);
  expect(await go("/otra")).toEqual([1, "/editor"]);
  expect(await go("/otra")).toEqual([1, "/editor"]);
  expect(await go("#abajo")).toEqual([0, "/editor"]);
  expect(await go("/editor?parte=otra")).toEqual([1, "/editor"]);
  asked.mockReturnValue(true);
  expect(await go("/otra")).toEqual([1, "/otra"]);
});

test("nobody is asked about what stands as before, nor about searches and ticks", async () => {
  const { type, tick, go, isKept } = await editor();
  type("motivo", "después");
  type("motivo", "antes");
  type("buscar", "algo");
  tick("id");
  expect(isKept()).toBe(false);
  expect(await go("/otra")).toEqual([0, "/otra"]);
});

test("a form that was sent and had nothing to save asks again before what is typed later is lost", async () => {
  const { type, send, arrive, go } = await editor();
  await send("q");
  await arrive("?hecho=igual");
  type("q", "algo");
  expect(await go("/otra")).toEqual([1, "/editor?hecho=igual"]);
});

test("what was saved is not asked about, and what another form holds is", async () => {
  const { type, send, arrive, go } = await editor();
  type("q", "bien");
  type("motivo", "después");
  await send("q");
  await arrive("?hecho=igual");
  expect(await go("/otra")).toEqual([1, "/editor?hecho=igual"]);
  type("motivo", "antes");
  expect(await go("/otra")).toEqual([0, "/otra"]);
});

test("what was refused is asked about", async () => {
  const { type, send, answered, go } = await editor();
  type("q", "mal");
  await send("q");
  await answered();
  expect(await go("/otra")).toEqual([1, "/editor"]);
});
