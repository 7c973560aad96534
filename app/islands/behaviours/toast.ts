import { TOAST_LIFE_MS } from "#app/ui/toast-life.ts";
import { m } from "#messages/m.ts";

interface ToastWords {
  title: string;
  text?: string;
  /** A link to continue. */
  link?: { href: string; words: string };
}

let place: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;

/** Shows and announces one short message at a time. It leaves after 5 s, unless the pointer or the focus is on it. */
export function toast({ title, text, link }: ToastWords) {
  if (!place) {
    place = element(
      "div",
      "fixed inset-x-3 top-3 z-90 md:inset-x-auto md:top-auto md:right-6 md:bottom-6 md:w-105 md:in-[body:has([data-tray])]:bottom-28 print:hidden",
    );
    place.role = "status";
    document.body.append(place);
    place.addEventListener("pointerenter", stay);
    place.addEventListener("focusin", stay);
    place.addEventListener("pointerleave", leave);
    place.addEventListener("focusout", leave);
  }
  const box = element("div", "on-deep flex items-start gap-3 rounded-xl bg-toast px-[18px] py-4 text-ui text-white elevation-3");
  const words = element("div", "min-w-0 grow");
  words.append(element("p", "font-bold", title));
  if (text) words.append(element("p", "break-words", text));
  if (link) {
    const a = element("a", "inline-flex min-h-11 items-center -mb-2.5 text-white underline underline-offset-4 break-all", link.words);
    (a as HTMLAnchorElement).href = link.href;
    words.append(a);
  }
  const close = element(
    "button",
    "-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-full text-[1.375rem] hover:bg-white/15",
    "×",
  );
  close.ariaLabel = m.compare_toast_close();
  close.onclick = dismiss;
  box.append(words, close);
  place.replaceChildren(box);
  leave();
}

const dismiss = () => place!.replaceChildren();
const stay = () => clearTimeout(timer);

function leave() {
  clearTimeout(timer);
  timer = setTimeout(dismiss, TOAST_LIFE_MS);
}

function element(tag: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
