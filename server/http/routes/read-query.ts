import type * as z from "zod";
import { issueSentence } from "../../contract/issue-sentence.ts";
import { AppError } from "../../errors.ts";

/**
 * Parses query parameters. Empty ones count as absent, since forms send empty fields; unknown ones are ignored, unless the schema is
 * strict. Errors: AppError `invalid` that names each wrong parameter.
 */
export function readQuery<Schema extends z.ZodType>(querystring: string, schema: Schema): z.infer<Schema> {
  const params = new URLSearchParams(querystring);
  const values: Record<string, string | string[]> = Object.create(null);
  for (const name of params.keys()) {
    const all = params.getAll(name);
    const [first = ""] = all;
    if (all.length > 1) values[name] = all;
    else if (first.trim() !== "") values[name] = first;
  }
  const parsed = schema.safeParse(values, { error: issueSentence });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return issue.keys.map((field) => ({ field, message: "is not known here" }));
    const field = String(issue.path[0]);
    return { field, message: Array.isArray(values[field]) ? "is given more than once" : issue.message };
  });
  const lines = fields.map(({ field, message }) => `${field}: ${message}`);
  throw new AppError("invalid", `Wrong parameter: ${lines.join("; ")}`, fields);
}
