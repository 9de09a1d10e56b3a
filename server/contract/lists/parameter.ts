/** Maximum length of a text; longer texts are refused, but a search text is truncated. */
export const MAX_TEXT_CHARS = 200;

/** Maximum length of a list; longer lists are refused. */
export const MAX_LIST_CHARS = 1_500;

/** Maximum offset of a list, beyond the size of any directory. */
export const MAX_OFFSET = 100_000_000;

/** Accepts any text. A request without it means "". With `isCut` a longer text is cut instead of refused. */
interface TextParameter {
  kind: "text";
  isCut?: true;
  /** Maximum number of items of a comma-separated list; longer lists are refused. */
  maxItems?: number;
}

/** Accepts `true` or `1`. A request without it means false. */
interface FlagParameter {
  kind: "flag";
}

/** Accepts a number with an optional decimal point or comma. A request without it means undefined. */
export interface NumberParameter {
  kind: "number";
  min: number;
  /** The number is more than `min`. */
  isMinExcluded?: true;
  max: number;
  /** Minimum on pages, where a smaller number would filter nothing. */
  pageMin?: number;
}

/** Accepts a whole number. A request of the API without it means `default`. */
interface WholeParameter {
  kind: "whole";
  min: number;
  max: number;
  default: number;
}

/** Accepts one of some values. A request without it means undefined. */
interface ChoiceParameter {
  kind: "choice";
  values: readonly string[];
}

/** Accepts a text of one form. A request without it means undefined. */
interface FormParameter {
  kind: "form";
  pattern: RegExp;
  /** Describes the form after "must be". */
  form: string;
}

/** Accepts a rectangle of the map, as `readBounds` reads it. A request without it means undefined. */
interface BoundsParameter {
  kind: "bounds";
}

/** A query parameter, by the kind of its value. */
export type Parameter =
  | TextParameter
  | FlagParameter
  | NumberParameter
  | WholeParameter
  | ChoiceParameter
  | FormParameter
  | BoundsParameter;

/** Type of a parameter's value. */
export type ValueOf<Kind> = Kind extends { kind: "text" | "form" | "bounds" }
  ? string
  : Kind extends { kind: "flag" }
    ? boolean
    : Kind extends { kind: "choice"; values: readonly (infer Value)[] }
      ? Value
      : number;

/** Returns the different items of a list with commas between them. */
export function itemsOf(list: string): string[] {
  return [...new Set(list.split(",").map((item) => item.trim()))].filter((item) => item !== "");
}

/** Returns the value of a parameter that a request lacks. */
export function defaultOf(parameter: Parameter): string | boolean | number | undefined {
  if (parameter.kind === "whole") return parameter.default;
  return parameter.kind === "text" ? "" : parameter.kind === "flag" ? false : undefined;
}

/** Tells whether a value differs from that of a request without the parameter. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== "" && value !== false;
}
