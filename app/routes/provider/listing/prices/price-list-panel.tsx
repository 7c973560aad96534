import FileCheck from "lucide-react/icons/file-check";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import type { ProviderDocument } from "#domain/listing/documents.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

interface Props {
  /** The one that was sent last. */
  list: ProviderDocument | null;
  refused: string | null;
}

const STATES = {
  received: m.listing_prices_list_received,
  accepted: m.listing_prices_list_accepted,
  returned: m.listing_prices_list_returned,
};

/** The list of prices that our team holds beside the published ones. */
export function PriceListPanel({ list, refused }: Props) {
  return (
    <Panel id="lista" title={m.listing_prices_list()}>
      <p className="text-ink-2">{m.listing_prices_list_text()}</p>
      {list && (
        <p className="flex items-start gap-3">
          <FileCheck className="mt-0.5 size-5 flex-none text-ink-2" />
          <span className="min-w-0">
            <a href={href(`/dashboard/provider/documentos/${list.id}`)} download className="link font-semibold wrap-anywhere">
              {list.fileName}
            </a>
            <span className="block text-ink-2 text-sm">
              {m.listing_prices_list_state({ day: formatDate(list.uploadedAt), state: STATES[list.state]() })}
            </span>
            {list.reason && <span className="block">{list.reason}</span>}
          </span>
        </p>
      )}
      <Field label={m.listing_prices_list_file()} hint={m.listing_prices_list_hint()} error={refused} optionalWord={m.listing_optional()}>
        {(control) => <FileInput {...control} name="lista" accept=".pdf,image/jpeg,image/png,image/webp" />}
      </Field>
    </Panel>
  );
}
