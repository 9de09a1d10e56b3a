import type * as z from "zod";
import { issueSentence } from "../../contract/problems/issue-sentence.ts";
import { AppError } from "../../errors.ts";

/**
 * Parses query parameters. Empty ones count as absent, since forms send empty fields; unknown ones are ignored, unless the schema is
 * strict. Errors: AppError `invalid` that names each wrong parameter.
 */
export function readQuery<Schema extends z.ZodType>(querystring: string, schema: Schema): z.infer<Schema> {
  const params = new URLSearchParams(querystring);
  const values: Record<string, string | string[]> = Object.create(null);
  for (const name of params.keys()) {
    const allValues = params.getAll(name);
    const [first = ""] = allValues;
    if (allValues.length > 1) values[name] = allValues;
    else if (first.trim() !== "") values[name] = first;
  }
  const result = schema.safeParse(values, { error: issueSentence });
  if (result.success) return result.data;
  const fields = result.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return issue.keys.map((field) => ({ field, message: "is not known here" }));
    const field = String(issue.path[0]);
    return { field, message: Array.isArray(values[field]) ? "is given more than once" : issue.message };
  });
  const lines = fields.map(({ field, message }) => `${field}: ${message}`);
  throw new AppError("invalid", `Wrong parameter: ${lines.join("; ")}`, fields);
}
