import { parseBusinessId } from "#domain/publishing/page-url";
import { AppError } from "../../errors.ts";

/** Parses an id from a path: plain decimal digits, from 1. Errors: AppError `not-found` with this message. */
export function readId(text: string | undefined, message: string): number {
  const id = parseBusinessId(text ?? "");
  if (id === undefined) throw new AppError("not-found", message);
  return id;
}

export function readBusinessId(text: string | undefined): number {
  return readId(text, `There is no business with the id ${text}.`);
}
