import { LogoMark } from "#app/components/illustration/marks.tsx";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";

/** The logo and the name, which link to the home page. */
export function LogoLink({ name, onDeep = false }: { name: string; onDeep?: boolean }) {
  return (
    <a
      href={href("/")}
      aria-label={m.shell_home_label({ name })}
      className={`inline-flex min-h-11 items-center gap-2.5 no-underline ${onDeep ? "text-white" : "text-ink"}`}
    >
      <LogoMark onDeep={onDeep} className="size-9.5" />
      <b translate="no" className="pb-0.75 font-[640] font-display text-[29px] leading-none tracking-[-0.02em]">
        {name}
      </b>
    </a>
  );
}
