import { businessIdOf } from "#domain/publishing/page-url";
import { AppError } from "../../errors.ts";

/** A business's id from a path. Errors: AppError `not-found` unless it is a plain decimal number from 1. */
export function readBusinessId(text: string): number {
  const id = businessIdOf(text);
  if (id === undefined) throw new AppError("not-found", `There is no business with the id ${text}.`);
  return id;
}
