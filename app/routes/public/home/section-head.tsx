import type { ReactNode } from "react";

interface SectionHeadProps {
  id?: string;
  title: string;
  lead?: ReactNode;
  /** The link to the whole list of which the section shows a part. */
  action?: ReactNode;
}

export function SectionHead({ id, title, lead, action }: SectionHeadProps) {
  return (
    <div className="mb-7 flex flex-col items-start justify-between gap-3.5 md:mb-10 md:flex-row md:items-end md:gap-8">
      <div className="grid max-w-170 gap-3">
        <h2 id={id} className="title-1">
          {title}
        </h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
