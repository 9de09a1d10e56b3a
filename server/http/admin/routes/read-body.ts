import type { Context } from "koa";
import { HttpMethodEnum, koaBody } from "koa-body";
import type * as z from "zod";
import { issueSentence } from "../../../contract/problems/issue-sentence.ts";
import { AppError } from "../../../errors.ts";

/** Matches the media type of JSON, which is UTF-8 (RFC 8259, 8.1). */
const JSON_TYPE = /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?$/i;

/** Parses the JSON body of a request. */
export type BodyReader = <Schema extends z.ZodType>(ctx: Context, schema: Schema) => Promise<z.infer<Schema>>;

/**
 * `limit` is that of the body, such as "10kb". Errors: 415 for another type than application/json, which a form of another site cannot
 * send; AppError `too-large`; `invalid` with the reason for each field when the body is not JSON or does not match the schema.
 */
export function bodyReader(limit: string): BodyReader {
  const parseJson = koaBody({
    json: true,
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
    jsonLimit: limit,
    urlencoded: false,
    text: false,
    multipart: false,
    onError: (error) => {
      throw bodyError(error, limit);
    },
  });
  return async (ctx, schema) => {
    if (!JSON_TYPE.test(ctx.get("Content-Type")))
      ctx.throw(415, "Send a JSON object, with Content-Type: application/json.");
    await parseJson(ctx, async () => {});
    const { body } = ctx.request as { body?: unknown };
    const result = schema.safeParse(body, { error: issueSentence });
    if (result.success) return result.data;
    const fields = result.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
    const lines = fields.map(({ field, message }) => (field === "" ? message : `${field}: ${message}`));
    throw new AppError("invalid", `Wrong input: ${lines.join("; ")}`, fields);
  };
}

/** Reads bodies of forms and lists of some thousand ids. */
export const readBody: BodyReader = bodyReader("1mb");

function bodyError(error: Error & { status?: number }, limit: string): unknown {
  if (error.status === 413) return new AppError("too-large", `The body is larger than ${limit}.`, [], { cause: error });
  if (error.status === undefined || error.status >= 500) return error;
  return new AppError("invalid", `The body is not valid JSON: ${error.message}`, [], { cause: error });
}
