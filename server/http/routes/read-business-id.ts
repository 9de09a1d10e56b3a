import { businessIdOf } from "#domain/publishing/page-url";
import { AppError } from "../../errors.ts";

/** The id that a part of an address is. Errors: AppError `not-found` for what can be none. */
export function readBusinessId(text: string): number {
  const id = businessIdOf(text);
  if (id === undefined) throw new AppError("not-found", `There is no business with the id ${text}.`);
  return id;
}
