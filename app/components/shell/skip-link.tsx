import { m } from "#messages/m.ts";

/** The first element of the document, which lets keyboard users skip the header. Every page's <main> has the id. */
export function SkipLink() {
  return (
    <a
      href="#contenido"
      className="absolute top-3 left-4 z-100 [translate:0_-6rem] rounded-sm bg-surface px-4 py-3 font-semibold text-brand elevation-3 focus:[translate:none]"
    >
      {m.shell_skip()}
    </a>
  );
}
