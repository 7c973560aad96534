import { Table } from "#app/ui/table.tsx";
import { type IvfProfile, ivfChance } from "#domain/estimates/ivf-chance.ts";
import { m } from "#messages/m.ts";
import { formatPercent } from "#platform/format.ts";

/** The person of the examples: 1.65 m, 65 kg, nothing diagnosed, never pregnant, first IVF. The table's text says the same. */
const EXAMPLE: Omit<IvfProfile, "age" | "eggs"> = { bmi: 65 / 1.65 ** 2, before: "none", reasons: [], pregnancies: 0, births: 0 };
const AGES = [28, 32, 35, 38, 40, 42, 44];

/** Shows example results that need no answers and no script. */
export function Ages() {
  const rows = AGES.flatMap((age) => {
    const [own, donor] = (["own", "donor"] as const).map((eggs) => ivfChance({ ...EXAMPLE, age, eggs }));
    return own?.known && donor?.known ? [{ age, own: own.chance.cumulative, donor: donor.chance.cumulative }] : [];
  });
  return (
    <section aria-labelledby="edades" className="band">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-7 md:grid-cols-[1fr_1.5fr] md:gap-14">
        <div className="grid content-start gap-3">
          <h2 id="edades" className="title-1">
            {m.estimate_ages_title()}
          </h2>
          <p className="lead">{m.estimate_ages_lead()}</p>
          <p className="text-sm text-ink-2">{m.estimate_ages_example()}</p>
        </div>
        <div className="min-w-0 rounded-2xl border bg-surface px-2 py-3 elevation-1 md:px-5 md:py-4">
          <Table
            caption={m.estimate_ages_caption()}
            captionHidden
            rows={rows}
            rowKey={({ age }) => age}
            columns={[
              {
                key: "age",
                header: m.estimate_ages_age(),
                rowHeader: true,
                cell: ({ age }) => <span className="num">{m.estimate_ages_years({ age })}</span>,
              },
              { key: "one", header: m.estimate_ages_one(), numeric: true, cell: ({ own }) => formatPercent(own[0]!) },
              { key: "three", header: m.estimate_ages_three(), numeric: true, cell: ({ own }) => formatPercent(own[2]!) },
              { key: "donor", header: m.estimate_ages_donor(), numeric: true, cell: ({ donor }) => formatPercent(donor[0]!) },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
