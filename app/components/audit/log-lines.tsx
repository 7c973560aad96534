import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { areaOf } from "#domain/audit/areas.ts";
import type { LogName, LogNames } from "#domain/operations/log-names.server.ts";
import type { LogLine } from "#domain/operations/log-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { AREA_NAMES, auditActName, auditActorName } from "#texts/audit.ts";
import { auditFieldName, auditSubjectName } from "#texts/audit-details.ts";
import { auditValue } from "#texts/audit-values.ts";
import { labelledLine } from "./labelled-line.ts";
import { LogChanges } from "./log-changes.tsx";
import { aboutOf, changesOf, logValue } from "./log-words.ts";

/** Lines of the log, each of which can be opened. */
export function LogLines({ lines, names = {} }: { lines: readonly LogLine[]; names?: LogNames }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id} className="border-b last:border-b-0">
          <Line line={line} names={names} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  line: LogLine;
  names: LogNames;
}

function Line({ line, names }: Props) {
  const area = areaOf(line.action);
  const subjectName = line.subjectName ?? aboutOf(line, names)?.name;
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
          {subjectName && <>: {subjectName}</>}
        </span>
        <span className="text-ink-2 text-ui max-md:col-start-1">{area && AREA_NAMES[area]()}</span>
        <ChevronDown aria-hidden className="size-5 group-open:rotate-180 max-md:col-start-2 max-md:row-span-3 max-md:row-start-1" />
      </summary>
      <Opened line={line} names={names} />
    </details>
  );
}

function Opened({ line, names }: Props) {
  const { before, after, reason, ...rest } = labelledLine(line).detail;
  const about = aboutOf(line, names);
  const facts: [string, ReactNode][] = [
    ...(reason === undefined ? [] : [[m.audit_reason(), auditValue(line.action, "reason", reason)] as [string, string]]),
    [m.audit_origin(), [line.network, line.device].filter(Boolean).join(", ") || m.audit_no_origin()],
    ...(line.requestId ? [[m.audit_request(), line.requestId] as [string, string]] : []),
    [
      m.audit_about(),
      <>
        {auditSubjectName(line.subjectType)}: {about && <NameLink {...about} />} {line.subjectId}
      </>,
    ],
    [m.audit_code(), line.action],
    ...Object.entries(rest).map(([key, value]) => {
      const named = typeof value === "string" ? names[value] : undefined;
      return [auditFieldName(line.action, key), named ? <NameLink key={key} {...named} /> : logValue(line.action, key, value, names)] as [
        string,
        ReactNode,
      ];
    }),
  ];
  const changes = changesOf(line.action, before, after, names);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 px-4 pb-4 md:pl-[12.5rem] lg:grid-cols-2">
      {changes.length > 0 && <LogChanges changes={changes} />}
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

const NameLink = ({ name, path }: LogName) => (
  <a className="link" href={href(path)}>
    {name}
  </a>
);
