import { Part } from "#app/components/content/part.tsx";
import { ProseLine } from "#app/components/content/prose.tsx";
import { m } from "#messages/m.ts";

export function Risks({ risks }: { risks: readonly { readonly name: string; readonly html: string }[] }) {
  return (
    <Part id="riesgos" title={m.treatments_risks()}>
      <div className="prose">
        <ul>
          {risks.map(({ name, html }) => (
            <li key={name}>
              <strong>{name}.</strong> <ProseLine html={html} />
            </li>
          ))}
        </ul>
      </div>
    </Part>
  );
}
