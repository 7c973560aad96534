import { Button } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { m } from "#messages/m.ts";

export const FILTER_DRAWER = "cajon-filtros";

interface FilterDrawerProps {
  /** The address of the list without filters. */
  clear: string;
  /** «Ver 18 centros». */
  show: string;
}

/** A drawer on telephones into which the filter form beside the results moves, so that there is only one form. */
export function FilterDrawer({ clear, show }: FilterDrawerProps) {
  return (
    <Drawer
      id={FILTER_DRAWER}
      title={m.search_filters()}
      closeLabel={m.search_filters_close()}
      footer={
        <>
          <Button kind="outline" href={clear} data-live>
            {m.search_filters_clear()}
          </Button>
          <Button type="button" kind="primary" closes={FILTER_DRAWER} className="grow">
            <span data-part="show">{show}</span>
          </Button>
        </>
      }
    >
      <div data-filters-place />
    </Drawer>
  );
}
