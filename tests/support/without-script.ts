import { JSDOM } from "jsdom";
import type { WholeSite } from "./whole-site.ts";

/** A page as a browser without script shows it. */
export interface PlainPage {
  status: number;
  path: string;
  /** The text of its `<main>`, with single spaces. */
  text: string;
  /** Returns the value of a field, or undefined when there is none. */
  valueOf(name: string): string | undefined;
  /** Fills in fields, sends the form of the button with these words, and follows the redirect. */
  press(button: string, fields?: Readonly<Record<string, string>>): Promise<PlainPage>;
}

/** Words as they are read: no-break spaces are spaces. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Opens a drawn page of the site (`drawPages`), for somebody with these cookies. */
export const visit = async (site: WholeSite, cookie: string, path: string): Promise<PlainPage> =>
  read(site, cookie, path, await site.ask(path, { cookie }));

async function read(site: WholeSite, cookie: string, path: string, answer: Response): Promise<PlainPage> {
  const { document, FormData } = new JSDOM(await answer.text()).window;
  const main = document.querySelector("main")!;
  const press: PlainPage["press"] = async (words, fields = {}) => {
    const button = [...main.querySelectorAll<HTMLButtonElement>("form button")].find(({ textContent }) => plain(textContent) === words);
    if (!button || button.disabled) throw new Error(`${path} has no button «${words}» to press`);
    const form = button.form!;
    for (const [name, value] of Object.entries(fields)) {
      const all = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
      const box = all.find((field) => field.type === "checkbox" && field.value === value);
      if (box) box.checked = true;
      else if (all[0]) all[0].value = value;
      else throw new Error(`the form of «${words}» has no field ${name}`);
    }
    const sent = new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, String(value)]));
    const action = (form.getAttribute("action") ?? path).split("#")[0]!;
    if (form.method === "get") return visit(site, cookie, `${action.split("?")[0]}?${sent}`);
    const answered = await site.ask(action, { method: "POST", body: sent, cookie });
    const next = answered.headers.get("location");
    return next === null ? read(site, cookie, action, answered) : visit(site, cookie, next);
  };
  return {
    status: answer.status,
    path,
    text: plain(main.textContent),
    valueOf: (name) => main.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
    press,
  };
}
