import { Note } from "./note.tsx";

interface ErrorSummaryProps {
  title: string;
  /** The ids of the refused fields, each with what is wrong. */
  errors: readonly { id: string; sentence: string }[];
}

/** Appears above a form that came back: each line leads to a refused field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Note kind="error">
      <p className="font-semibold">{title}</p>
      <ul className="gap-6 sm:columns-2">
        {errors.map(({ id, sentence }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center text-err underline underline-offset-4">
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
