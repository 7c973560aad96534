import type { ReactNode } from "react";
import { Sunrise } from "./sunrise.tsx";

interface Props {
  title: string;
  lead?: ReactNode;
  /** The form, and links to continue. */
  children: ReactNode;
}

/** A page for signing in or registering: one short form, and the sun beside it. */
export function AccountPage({ title, lead, children }: Props) {
  return (
    <main id="contenido" tabIndex={-1}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-center gap-x-18 gap-y-6 pb-16 md:grid-cols-[minmax(0,460px)_minmax(0,520px)] md:justify-between md:pt-12">
        <section className="grid gap-6">
          <div className="grid gap-2">
            <h1 className="title-1">{title}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {children}
        </section>
        <Sunrise />
      </div>
    </main>
  );
}

/** The question below a form with the link to another page: «¿Primera vez aquí? Crear cuenta» */
export function Elsewhere({ question, href, children }: { question?: string; href: string; children: ReactNode }) {
  return (
    <p className="text-center text-ink-2">
      {question}{" "}
      <a className="inline-flex min-h-11 items-center font-semibold text-brand no-underline hover:underline" href={href}>
        {children}
      </a>
    </p>
  );
}
