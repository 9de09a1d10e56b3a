import type { ApiError } from "../../api/api-error.ts";
import { failureText } from "../api/failure-text.ts";
import { PasskeyError } from "../session/passkeys.ts";

/** Returns the sentence for a field of a form: the server's, if its error names the field. */
export function fieldError(error: Error | null, field: string): string | undefined {
  if (error === null) return undefined;
  const hasField = (error as Partial<ApiError>).errors?.some((entry) => entry.field === field);
  return hasField ? failureText(error, "") : undefined;
}

/** Returns the sentence for an error that belongs to none of the fields. */
export function formError(error: Error | null, fields: readonly string[], fallback: string): string | undefined {
  if (error === null || fields.some((field) => fieldError(error, field) !== undefined)) return undefined;
  return error instanceof PasskeyError ? error.message : failureText(error, fallback);
}
