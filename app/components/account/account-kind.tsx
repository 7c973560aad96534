import clsx from "clsx";
import HandHeart from "lucide-react/icons/hand-heart";
import Stethoscope from "lucide-react/icons/stethoscope";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";

/** What kind of account, as two links: the form that follows depends on it. */
export function AccountKind({ chosen }: { chosen: "patient" | "provider" | null }) {
  const kinds = [
    { kind: "patient", title: m.account_kind_patient(), hint: m.account_kind_patient_hint(), Icon: HandHeart },
    { kind: "provider", title: m.account_kind_provider(), hint: m.account_kind_provider_hint(), Icon: Stethoscope },
  ] as const;
  return (
    <nav aria-label={m.account_register_kind()}>
      <ul className="grid gap-3.5 sm:grid-cols-2">
        {kinds.map(({ kind, title, hint, Icon }) => (
          <li key={kind}>
            <a
              href={href(`/registro?cuenta=${kind}`)}
              aria-current={chosen === kind ? "true" : undefined}
              className={clsx(
                "flex h-full items-center gap-3.5 rounded-xl border-[1.5px] p-4 text-ink no-underline hover:border-brand",
                chosen === kind ? "border-brand bg-tint edge-brand" : "bg-surface",
              )}
            >
              <span className="grid size-12 flex-none place-items-center rounded-full bg-warm text-cta">
                <Icon />
              </span>
              <span>
                <b className="block font-semibold">{title}</b>
                <span className="text-ink-2 text-sm">{hint}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
