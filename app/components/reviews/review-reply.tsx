import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

interface ReviewReplyProps {
  /** The name of the center or person that answers. */
  by: string;
  reply: { readonly text: string; readonly at: Date };
  /** For position and margin only. */
  className?: string;
}

export function ReviewReply({ by, reply, className }: ReviewReplyProps) {
  return (
    <div className={`rounded-lg bg-surface-2 px-[18px] py-3.5 ${className ?? ""}`}>
      <p className="text-sm font-semibold">
        {m.reviews_reply_of({ center: by })} <span className="font-normal text-ink-3">· {formatDate(reply.at)}</span>
      </p>
      <p className="mt-1 text-ui whitespace-pre-line text-ink-2">{reply.text}</p>
    </div>
  );
}
