import Plus from "lucide-react/icons/plus";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ReplyTemplate } from "#domain/threads/reply-template.ts";
import { m } from "#messages/m.ts";

interface Props {
  templates: readonly ReplyTemplate[];
  /** The address to which the form goes, with the place to come back to. */
  action: string;
  /** The name under which its form says what is done. */
  name?: "accion" | "hacer";
}

/** The saved replies of a center, each a button that puts it after what is typed; and the way to write them. */
export function TemplateChips({ templates, action, name = "accion" }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {templates.map(({ place, name: label }) => (
        <Button
          key={place}
          type="submit"
          kind="tonal"
          size="s"
          icon={<Plus />}
          name={name}
          value={`plantilla-${place}`}
          formAction={href(action)}
        >
          {label}
        </Button>
      ))}
      <TextLink href={href("/dashboard/provider/solicitudes/plantillas")}>
        {templates.length > 0 ? m.threads_templates() : m.threads_templates_first()}
      </TextLink>
    </div>
  );
}
