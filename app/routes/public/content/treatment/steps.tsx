import { Part } from "#app/components/content/part.tsx";
import type { Treatment } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";

const DOTS = ["bg-alba-300", "bg-ambar-300", "bg-rosa-300", "bg-mar-300", "bg-mar-500", "bg-mar-700"];

/** Shows the steps in rows of three on a line; one below the other on a phone. */
export function Steps({ steps }: Pick<Treatment, "steps">) {
  if (steps.length === 0) return null;
  return (
    <Part id="paso-a-paso" title={m.treatments_steps()}>
      <ol className="grid sm:grid-cols-3 sm:gap-x-5 sm:gap-y-7">
        {steps.map(({ when, title, text }, index) => (
          <li
            key={title}
            className="relative grid content-start gap-0.5 pb-[22px] pl-12 leading-[1.45]! before:absolute before:top-1 before:-bottom-1 before:left-3.5 before:w-[3px] before:rounded-full before:bg-mar-200 before:content-[''] last:before:hidden sm:pt-11 sm:pb-0 sm:pl-0 sm:before:top-3.5 sm:before:bottom-auto sm:before:-right-5 sm:before:left-0 sm:before:h-[3px] sm:before:w-auto sm:last:before:block sm:nth-[3n]:before:right-0 dark:before:bg-line-strong"
          >
            <span
              aria-hidden
              className={`absolute top-0 left-0 size-8 rounded-full border-5 border-page ${DOTS[Math.floor((index * DOTS.length) / steps.length)]}`}
            />
            <span className="text-sm text-ink-2">{when}</span>
            <h3 className="text-base leading-[1.35]! font-bold">{title}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
