import ChevronDown from "lucide-react/icons/chevron-down";
import { m } from "#app/paraglide/messages.js";
import { areaOf } from "#domain/audit/areas.ts";
import type { LogLine } from "#domain/audit/log-queries.server.ts";
import { formatDateTime } from "#platform/format.ts";
import { AREA_NAMES, auditActName, auditActorName } from "#texts/audit.ts";
import { auditFieldName, auditSubjectName } from "#texts/audit-details.ts";
import { auditValue } from "#texts/audit-values.ts";
import { labelledLine } from "./labelled-line.ts";
import { LogChanges } from "./log-changes.tsx";

/** Lines of the log, each of which opens. */
export function LogLines({ lines }: { lines: readonly LogLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id} className="border-b last:border-b-0">
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: LogLine }) {
  const area = areaOf(line.action);
  return (
    <details className="group open:bg-tint">
      <summary
        data-stop
        className="grid min-h-12 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 md:grid-cols-[11rem_minmax(0,1fr)_7rem_auto]"
      >
        <time dateTime={line.at.toISOString()} className="num text-ink-2 text-ui max-md:col-start-1">
          {formatDateTime(line.at)}
        </time>
        <span className="wrap-anywhere max-md:col-start-1">
          <b className="font-semibold">{line.actorName ?? auditActorName(line.actor)}</b> {auditActName(line.action)}
          {line.subjectName && <>: {line.subjectName}</>}
        </span>
        <span className="text-ink-2 text-ui max-md:col-start-1">{area && AREA_NAMES[area]()}</span>
        <ChevronDown aria-hidden className="size-5 group-open:rotate-180 max-md:col-start-2 max-md:row-span-3 max-md:row-start-1" />
      </summary>
      <Opened line={line} />
    </details>
  );
}

function Opened({ line }: { line: LogLine }) {
  const { before, after, reason, ...rest } = labelledLine(line).detail;
  const facts: [string, string][] = [
    ...(reason === undefined ? [] : [[m.audit_reason(), auditValue(line.action, "reason", reason)] as [string, string]]),
    [m.audit_origin(), [line.network, line.device].filter(Boolean).join(", ") || m.audit_no_origin()],
    ...(line.requestId ? [[m.audit_request(), line.requestId] as [string, string]] : []),
    [m.audit_about(), `${auditSubjectName(line.subjectType)}: ${line.subjectId}`],
    [m.audit_code(), line.action],
    ...Object.entries(rest).map(
      ([key, value]) => [auditFieldName(line.action, key), auditValue(line.action, key, value)] as [string, string],
    ),
  ];
  const changed = before !== undefined || after !== undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 px-4 pb-4 md:pl-[12.5rem] lg:grid-cols-2">
      {changed && <LogChanges action={line.action} before={before} after={after} />}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1.5 text-ui">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
