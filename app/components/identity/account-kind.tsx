import clsx from "clsx";
import { href } from "#app/locale.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { PatientMark, ProviderMark } from "./kind-marks.tsx";

/** The choice of the kind of account, as two links, since the following form depends on it. */
export function AccountKind({ chosen }: { chosen: "patient" | "provider" | null }) {
  const kinds = [
    { kind: "patient", title: m.identity_kind_patient(), hint: m.identity_kind_patient_hint(), mark: <PatientMark /> },
    {
      kind: "provider",
      title: m.identity_kind_provider(),
      hint: m.identity_kind_provider_hint({ welcome: WELCOME_LEADS }),
      mark: <ProviderMark />,
    },
  ] as const;
  return (
    <nav aria-label={m.identity_register_kind()}>
      <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-3.5">
        {kinds.map(({ kind, title, hint, mark }) => (
          <li key={kind}>
            <a
              href={href(`/registro?cuenta=${kind}`)}
              aria-current={chosen === kind ? "true" : undefined}
              className={clsx(
                "flex h-full min-h-24 items-center gap-3.5 rounded-xl border-[1.5px] px-4 py-3 text-ink no-underline hover:border-brand",
                chosen === kind ? "border-brand bg-tint edge-brand" : "border-line-strong bg-surface",
              )}
            >
              {mark}
              <span className="min-w-0 flex-1 leading-[1.4]!">
                <b className="block font-semibold">{title}</b>
                <span className="text-ink-2 text-sm">{hint}</span>
              </span>
              <span
                aria-hidden
                className={clsx(
                  "size-6 flex-none rounded-full bg-surface",
                  chosen === kind ? "border-[7px] border-brand" : "border-[1.5px] border-line-input",
                )}
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
