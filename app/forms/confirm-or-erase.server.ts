import { data, redirect } from "react-router";
import { href } from "#app/locale.ts";
import { readForm, textOf } from "./read-form.server.ts";

interface Commands {
  confirm: () => Promise<{ outcome: "confirmed" | "gone" }>;
  erase: () => Promise<{ outcome: "erased" | "gone" }>;
}

/**
 * Handles the forms of the page behind the link of a receipt: `confirmar` confirms the address and returns to the page; `borrar` erases
 * everything.
 */
export async function confirmOrErase(request: Request, page: string, { confirm, erase }: Commands) {
  switch (textOf(await readForm(request), "accion")) {
    case "confirmar":
      if ((await confirm()).outcome === "confirmed") throw redirect(href(page), { status: 303 });
      return data({ erased: false }, { status: 404 });
    case "borrar": {
      const erased = (await erase()).outcome === "erased";
      return data({ erased }, { status: erased ? 200 : 404 });
    }
    default:
      return data({ erased: false }, { status: 422 });
  }
}
