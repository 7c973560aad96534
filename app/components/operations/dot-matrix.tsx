import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface Props {
  title: string;
  /** The comparison, in words. */
  detail: string;
  parts: readonly { key: string; label: string; count: number }[];
}

/** Filled, amber, crimson, and a ring for what did not happen. Shape and legend distinguish them, not only color. */
const LOOKS = ["bg-mar-700", "bg-ambar-400", "bg-rosa-600", "border-[1.5px] border-ink-3"];
/** With more cases, each dot represents several. */
const MAX_DOTS = 150;

/** One dot for each case, in the order of the legend below. */
export function DotMatrix({ title, detail, parts }: Props) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const each = Math.max(1, Math.ceil(total / MAX_DOTS));
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p>
          <b className="num title-3 text-[2rem]">{formatNumber(total)}</b> <span className="font-semibold">{title}</span>
        </p>
        <p className="text-ink-2 text-sm">{detail}</p>
      </div>
      <div aria-hidden className="flex flex-wrap gap-1">
        {parts.flatMap(({ key, count }, part) =>
          Array.from({ length: Math.ceil(count / each) }, (_, dot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots of a part are all alike
            <span key={`${key} ${dot}`} className={`size-2.5 rounded-full ${LOOKS[part]}`} />
          )),
        )}
      </div>
      {each > 1 && <p className="text-ink-2 text-sm">{m.operations_dot_each({ count: each })}</p>}
      <dl className="mt-auto grid gap-x-5 gap-y-1 text-ui max-md:grid-cols-2">
        {parts.map(({ key, label, count }, part) => (
          <div key={key} className="flex items-center gap-2">
            <span aria-hidden className={`size-2.5 flex-none rounded-full ${LOOKS[part]}`} />
            <dt className="min-w-0 grow">{label}</dt>
            <dd className="num font-semibold">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
