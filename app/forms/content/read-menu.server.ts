import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { type DraftEntry, MENU_MOVES, type MenuMove, moved } from "#domain/content/menu-draft.ts";

export interface PostedMenu {
  entries: DraftEntry[];
  /** -1 for a form that we did not make. */
  version: number;
  act: "guardar" | "ver";
}

/** Reads the menu from its form, after the move or the new entry that a button asked for. */
export function readMenuForm(form: PostedFields, most: number, newId: () => string): PostedMenu {
  const entries = Array.from({ length: most }, (_, at) => at).flatMap((at): DraftEntry[] => {
    const id = textOf(form, `id-${at}`);
    if (!/^[\w-]{1,64}$/.test(id)) return [];
    return [
      {
        id,
        label: textOf(form, `nombre-${at}`),
        url: textOf(form, `direccion-${at}`),
        newTab: textOf(form, `pestana-${at}`) === "si",
        active: textOf(form, `activa-${at}`) === "si",
        nested: at > 0 && textOf(form, `dentro-${at}`) === "si",
      },
    ];
  });
  const sent = textOf(form, "version");
  const version = /^\d{1,9}$/.test(sent) ? Number(sent) : -1;
  const act = textOf(form, "accion");
  if (act === "guardar") return { entries, version, act };
  if (act === "agregar" && entries.length < most) {
    const added: DraftEntry = { id: newId(), label: "", url: "", newTab: false, active: true, nested: false };
    return { entries: [...entries, added], version, act: "ver" };
  }
  const [name, at] = act.split("-");
  const move = MENU_MOVES.find((known): known is MenuMove => known === name);
  return { entries: move ? moved(entries, Number(at), move) : entries, version, act: "ver" };
}
