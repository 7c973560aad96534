import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { formatNumber } from "#platform/format.ts";

export const FILTER_DRAWER = "cajon-filtros";

/** On phones the form beside the results is carried in here, so that there is only one. */
export function FilterDrawer({ total }: { total: number }) {
  return (
    <Drawer
      id={FILTER_DRAWER}
      title={m.centers_filters()}
      closeLabel={m.centers_filters_close()}
      footer={
        <>
          <Button kind="outline" href={href("/centros")} data-live>
            {m.centers_filters_clear()}
          </Button>
          <Button type="button" kind="primary" closes={FILTER_DRAWER} className="grow">
            <span data-part="show">{m.centers_filters_show({ count: total, number: formatNumber(total) })}</span>
          </Button>
        </>
      }
    >
      <div data-filters-place />
    </Drawer>
  );
}
