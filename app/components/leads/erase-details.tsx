import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

interface EraseDetailsProps {
  title: string;
  /** Says what will be deleted. */
  text: string;
}

/** Erases in two steps, without script: opening it says what will happen. */
export function EraseDetails({ title, text }: EraseDetailsProps) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">{title}</summary>
      <form method="post" className="grid justify-items-start gap-3">
        <p className="text-ui">{text}</p>
        <Button type="submit" kind="outline" size="s" name="accion" value="borrar">
          {m.leads_status_erase_action()}
        </Button>
      </form>
    </details>
  );
}
