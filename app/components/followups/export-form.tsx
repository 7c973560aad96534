import Download from "lucide-react/icons/download";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { m } from "#messages/m.ts";

/** The form for a file of the requests that the center opened between two days. */
export function ExportForm() {
  return (
    <details className="rounded-xl border bg-surface elevation-1">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2.5 px-4 font-semibold text-ui md:px-5">
        <Download className="size-5" />
        {m.followups_export()}
      </summary>
      <form action={href("/dashboard/provider/solicitudes/abiertas.csv")} className="grid gap-4 border-t px-4 py-4 md:px-5">
        <p className="text-ink-2 text-sm">{m.followups_export_text()}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={m.followups_export_from()}>{(control) => <Input {...control} type="date" name="desde" />}</Field>
          <Field label={m.followups_export_to()}>{(control) => <Input {...control} type="date" name="hasta" />}</Field>
        </div>
        <Button type="submit" kind="outline" size="s" className="justify-self-start">
          {m.followups_export_get()}
        </Button>
      </form>
    </details>
  );
}
