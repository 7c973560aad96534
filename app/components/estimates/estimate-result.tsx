import { Note } from "#app/ui/note.tsx";
import { Table } from "#app/ui/table.tsx";
import { type ChanceOrReason, type IvfChance, type IvfProfile, MAX_AGE, MIN_AGE } from "#domain/estimates/ivf-chance.ts";
import { m } from "#messages/m.ts";
import { formatNumber, formatPercent } from "#platform/format.ts";
import type { Question } from "./estimate-answers.ts";
import { Hundred } from "./hundred.tsx";

const questionName: Record<Question, () => string> = {
  eggs: m.estimate_open_eggs,
  age: m.estimate_open_age,
  body: m.estimate_open_body,
  before: m.estimate_open_before,
  cause: m.estimate_open_cause,
  pregnancies: m.estimate_open_pregnancies,
  births: m.estimate_open_births,
};

/** Lists the open questions instead of guessing their answers. */
export function OpenQuestions({ open }: { open: readonly Question[] }) {
  return (
    <div className="grid gap-3 rounded-2xl border border-dashed border-line-strong p-6 md:p-8">
      <h3 className="title-4">{m.estimate_waiting_title()}</h3>
      <p className="text-ink-2">{m.estimate_waiting()}</p>
      <ul className="grid list-disc gap-1 pl-5 text-ink-2 marker:text-brand">
        {open.map((question) => (
          <li key={question}>{questionName[question]()}</li>
        ))}
      </ul>
    </div>
  );
}

export function EstimateResult({ answer, eggs }: { answer: ChanceOrReason; eggs: IvfProfile["eggs"] }) {
  if (!answer.known) {
    return (
      <Note kind="info">
        <h3 className="font-bold">{m.estimate_unknown_title()}</h3>
        <p className="mt-1">
          {answer.why === "age" ? m.estimate_unknown_age({ low: MIN_AGE, high: MAX_AGE }) : m.estimate_unknown_cycles()}
        </p>
      </Note>
    );
  }
  return <Chance chance={answer.chance} eggs={eggs} />;
}

function Chance({ chance, eggs }: { chance: IvfChance; eggs: IvfProfile["eggs"] }) {
  const { each, cumulative, fewLikeThis, clamped } = chance;
  const first = outOfHundred(cumulative[0]!);
  const last = outOfHundred(cumulative.at(-1)!);
  return (
    <div className="grid min-w-0 gap-6 rounded-2xl border bg-surface p-5 elevation-1 md:p-7">
      <div className="grid gap-2">
        <h3 className="title-3">{m.estimate_result_title()}</h3>
        <p className="text-lg text-ink">
          {(eggs === "own" ? m.estimate_reading_own : m.estimate_reading_donor)({ births: first, rest: 100 - first })}
        </p>
        <p className="text-ink-2">
          {(eggs === "own" ? m.estimate_reading_last_own : m.estimate_reading_last_donor)({
            count: cumulative.length,
            number: formatNumber(cumulative.length),
            births: last,
            rest: 100 - last,
          })}
        </p>
      </div>
      <ul className={each.length > 2 ? "grid grid-cols-3 gap-3 md:gap-5" : "grid grid-cols-2 gap-3 md:gap-5"}>
        {cumulative.map((share, index) => (
          <li key={attemptName(eggs, index)} className="grid content-start gap-2">
            <Hundred filled={outOfHundred(share)} className="w-full max-w-44" />
            <p>
              <b className="block font-display num text-[1.25rem] leading-[1.1]! font-[640] text-brand sm:text-[1.625rem] md:text-[2rem]">
                {m.estimate_of_hundred({ number: outOfHundred(share) })}
              </b>
              <span className="text-sm text-ink-2">{afterName(eggs, index)}</span>
            </p>
          </li>
        ))}
      </ul>
      <Table
        caption={m.estimate_table_caption()}
        rows={each.map((share, index) => ({ share, index, total: cumulative[index]! }))}
        rowKey={({ index }) => index}
        columns={[
          {
            key: "attempt",
            header: m.estimate_table_attempt(),
            rowHeader: true,
            cell: ({ index }) => <span className="num">{attemptName(eggs, index)}</span>,
          },
          { key: "each", header: m.estimate_table_each(), numeric: true, cell: ({ share }) => formatPercent(share) },
          { key: "total", header: m.estimate_table_total(), numeric: true, cell: ({ total }) => formatPercent(total) },
        ]}
      />
      {eggs === "own" && each.length < 3 && <p className="text-sm text-ink-2">{m.estimate_no_third()}</p>}
      {fewLikeThis && <Note kind="caution">{m.estimate_few()}</Note>}
      {clamped.length > 0 && <Note kind="caution">{clamped.includes("bmi") ? m.estimate_clamped_bmi() : m.estimate_clamped_age()}</Note>}
      <p className="text-sm text-ink-3">{m.estimate_limits()}</p>
    </div>
  );
}

/** Rounds to whole people, since the model is not more precise. */
const outOfHundred = (share: number) => Math.round(share * 100);

const attemptName = (eggs: IvfProfile["eggs"], index: number) =>
  eggs === "own" ? m.estimate_retrieval({ number: index + 1 }) : m.estimate_transfer({ number: index + 1 });

const afterName = (eggs: IvfProfile["eggs"], index: number) =>
  (eggs === "own" ? m.estimate_after_retrievals : m.estimate_after_transfers)({ count: index + 1, number: index + 1 });
