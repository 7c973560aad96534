import { servicesContext } from "#app/context.ts";
import { readQuestion } from "#app/forms/directory/read-question.ts";
import type { Handle } from "#app/handle.ts";
import { asGiven } from "#app/query-shapes.ts";
import { providerDirectory } from "#domain/directory/provider-directory.server.ts";
import { directoryQuestionSchema } from "#domain/directory/provider-directory.ts";
import type { Route } from "./+types/provider-directory";

export const handle = { query: { cursor: asGiven, limit: asGiven } } satisfies Handle;

/** Answers GET /rest/v1/rpc/get_provider_directory, for programs: the rows as a list, and in `Link` the address of the next page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const read = readQuestion(request, directoryQuestionSchema);
  if (!read.ok) return read.refusal;
  const services = context.get(servicesContext);
  const { rows, next } = await providerDirectory(services, read.question);
  const headers = new Headers({ "Cache-Control": "public, max-age=60, s-maxage=60", "X-Made-From": "directory" });
  if (next !== null) {
    const address = new URL("/rest/v1/rpc/get_provider_directory", services.publicUrl);
    const { limit } = read.question;
    address.search = new URLSearchParams({ cursor: next, ...(limit !== undefined && { limit: String(limit) }) }).toString();
    headers.set("Link", `<${address.href}>; rel="next"`);
  }
  return Response.json(rows, { headers });
}
