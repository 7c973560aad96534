import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Form, RouterProvider, redirect } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { UnsavedGuard } from "./unsaved-guard.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("a form that was sent and had nothing to save asks again before what is typed later is lost", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const asked = vi.fn(() => false);
  vi.stubGlobal("confirm", asked);
  const Editor = () => (
    <Form method="post">
      <UnsavedGuard version={1} />
      <input name="q" defaultValue="" />
    </Form>
  );
  const router = createMemoryRouter(
    [
      { path: "/editor", element: <Editor />, action: () => redirect("/editor?hecho=igual")},
      { path: "/otra", element: <p>Otra</p> },
    ],
    { initialEntries: ["/editor"] },
  );
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  const form = place.querySelector("form")!;
  await act(async () => form.requestSubmit());
  await vi.waitFor(() => expect(router.state.location.search).toBe("?hecho=igual"));
  await act(async () => {});
  form.querySelector("input")!.value = "algo";
  await act(async () => router.navigate("/otra"));
  expect(asked).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe("/editor");
  await act(async () => root.unmount());
});
