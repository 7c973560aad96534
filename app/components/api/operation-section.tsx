import { Table } from "#app/ui/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { m } from "#messages/m.ts";
import type { OperationView } from "./operation-view.server.ts";

/** One function: its address, its input, its answers, and how to try it. */
export function OperationSection({ operation }: { operation: OperationView }) {
  const { id, method, path, title, text, inputs, answers, outputs, example } = operation;
  const tables = [...inputs, ...(outputs.length > 0 ? [{ heading: m.api_outputs(), fields: outputs }] : [])];
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5 md:pt-7">
      <h2 id={id} className="title-2">
        {title}
      </h2>
      <p className="flex flex-wrap items-center gap-2.5">
        <Tag>{method}</Tag>
        <code className="text-sm [overflow-wrap:anywhere]">{path}</code>
      </p>
      <p className="max-w-text text-lg">{text}</p>
      {tables.map(({ heading, fields }) => (
        <Table
          key={heading}
          caption={heading}
          stacked
          rows={fields}
          rowKey={({ name }) => name}
          columns={[
            { key: "name", header: m.api_column_name(), cell: ({ name }) => <code className="text-sm">{name}</code>, rowHeader: true },
            {
              key: "text",
              header: m.api_column_meaning(),
              cell: ({ text, required }) => (required ? `${text} (${m.api_required()})` : text),
            },
          ]}
        />
      ))}
      <Table
        caption={m.api_answers()}
        stacked
        rows={answers}
        rowKey={({ status }) => status}
        columns={[
          { key: "status", header: m.api_column_status(), cell: ({ status }) => status, rowHeader: true },
          { key: "text", header: m.api_column_meaning(), cell: ({ text }) => text },
        ]}
      />
      <h3 className="title-5">{m.api_example()}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="overflow-x-auto rounded-2xl bg-warm p-5 text-sm" tabIndex={0}>
        <code>{example}</code>
      </pre>
    </section>
  );
}
