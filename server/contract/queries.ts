import * as z from "zod";
import { type NumberReading, readDecimal, readWholeNumber } from "#domain/text/numbers/read-number";
import { readBounds } from "./lists/bounds.ts";
import { MAX_BUSINESS_IDS, readBusinessIds } from "./lists/business-ids.ts";
import {
  type DefaultedName,
  LIST_PARAMETERS,
  namesOf,
  type ParameterName,
  type ParameterValues,
} from "./lists/list-parameters.ts";
import { itemsOf, MAX_LIST_CHARS, MAX_OFFSET, MAX_TEXT_CHARS, type Parameter } from "./lists/parameter.ts";

/** A text that `read` understands. */
const typedNumber = (read: (text: string) => NumberReading) =>
  z.string().transform((text, context) => {
    const { value, problem } = read(text);
    if (problem === undefined) return value;
    context.addIssue({ code: "custom", message: problem });
    return z.NEVER;
  });

/** A whole number in a query string, from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  typedNumber(readWholeNumber).pipe(z.number().min(min).max(max));

/** A number in a query string with an optional decimal point or comma. */
export const decimalNumber = typedNumber(readDecimal);

/** A text in the body of a request. */
export const shortText = z.string("must be a text").max(MAX_TEXT_CHARS, `is longer than ${MAX_TEXT_CHARS} characters`);

const text = z.string().trim().max(MAX_TEXT_CHARS);
/** Any text can be searched; longer text is cut. */
const searchText = z
  .string()
  .transform((text) => text.trim().slice(0, MAX_TEXT_CHARS).toWellFormed())
  .default("");
const listText = (maxItems: number) =>
  z
    .string()
    .trim()
    // Every command loads this module, and the first number in English loads ICU's data.
    .max(MAX_LIST_CHARS, { error: () => `is longer than ${MAX_LIST_CHARS.toLocaleString("en-US")} characters` })
    .refine((list) => itemsOf(list).length <= maxItems, `must have at most ${maxItems} values`)
    .default("");
const flag = z
  .enum(["true", "false", "1", "0"])
  .transform((value) => value === "true" || value === "1")
  .default(false);

const NO_BOUNDS =
  "must be west,south,east,north in degrees, such as 8.4,47.3,8.6,47.5: longitudes from -180 to 180, latitudes from -90 to 90, south at most north";

function schemaOf(parameter: Parameter): z.ZodType {
  switch (parameter.kind) {
    case "text":
      if (parameter.maxItems !== undefined) return listText(parameter.maxItems);
      return parameter.isCut ? searchText : text.default("");
    case "flag":
      return flag;
    case "whole":
      return wholeNumber(parameter.min, parameter.max).default(parameter.default);
    case "choice":
      return z.enum(parameter.values).optional();
    case "form":
      return z.string().trim().regex(parameter.pattern, `must be ${parameter.form}`).optional();
    case "bounds":
      return z
        .string()
        .trim()
        .refine((bounds) => readBounds(bounds) !== undefined, NO_BOUNDS)
        .optional();
    case "number": {
      const { min, max, isMinExcluded } = parameter;
      const number = z.number().max(max);
      return decimalNumber.pipe(isMinExcluded ? number.gt(min) : number.min(min)).optional();
    }
  }
}

type SchemaOf<Name extends ParameterName> = Name extends DefaultedName
  ? z.ZodType<ParameterValues[Name]>
  : z.ZodOptional<z.ZodType<ParameterValues[Name]>>;

function objectOf<Name extends ParameterName>(names: readonly Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, schemaOf(LIST_PARAMETERS[name])]));
  return z.object(shape as { [Each in Name]: SchemaOf<Each> });
}

const LIST_ROLES = ["text", "region", "filter", "order", "slice"] as const;

type Located = Partial<Pick<ParameterValues, "lat" | "lng" | "radiusKm" | "sort">>;

function checkLocation({ lat, lng, radiusKm, sort }: Located, context: z.RefinementCtx): void {
  const refuse = (field: keyof Located, message: string) =>
    context.addIssue({ code: "custom", message, path: [field] });
  if ((lat === undefined) !== (lng === undefined)) refuse("lat", "lat and lng go together");
  if (sort === "distance" && lat === undefined) refuse("sort", "sort=distance needs lat and lng");
  if (radiusKm !== undefined && lat === undefined) refuse("radiusKm", "radiusKm needs lat and lng");
}

export type BusinessSort = ParameterValues["sort"];

/** Query parameters of GET /api/businesses: texts in, values out. */
export const businessQuerySchema = objectOf(namesOf(...LIST_ROLES)).superRefine(checkLocation);
export type BusinessQuery = z.infer<typeof businessQuerySchema>;

/** GET /api/search: the same filters, with words in `q` and a place in `location`. */
export const searchQuerySchema = objectOf(namesOf("search", ...LIST_ROLES)).superRefine(checkLocation);
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** GET /api/map: what narrows a list or a search. Neither order nor page matter. */
export const mapQuerySchema = objectOf(namesOf("search", "text", "region", "filter")).superRefine(checkLocation);
export type MapQuery = z.infer<typeof mapQuerySchema>;

export const limitQuerySchema = z.object({ limit: wholeNumber(1, 100).default(12) });

/** GET /api/businesses/{id}/nearby and /api/businesses/slug/{slug}/nearby. */
export const nearbyQuerySchema = z.object({ limit: wholeNumber(1, 12).default(4) });

/** GET /api/businesses/batch and /saved/contacts.vcf: ids with commas between them. */
export const batchQuerySchema = z.object({
  ids: z.string().transform((text, context) => {
    const { ids, furtherCount, unreadableCount } = readBusinessIds(text);
    if (unreadableCount === 0 && furtherCount === 0) return ids;
    const message =
      unreadableCount > 0 ? "must be ids with commas between them" : `must have at most ${MAX_BUSINESS_IDS} ids`;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  }),
});

export const citiesQuerySchema = z.object({
  search: text.default(""),
  /** State as spelled in a city summary. */
  state: text.optional(),
  country: text.optional(),
  limit: wholeNumber(1, 500).default(100),
  offset: wholeNumber(0, MAX_OFFSET).default(0),
});
export type CitiesQuery = z.infer<typeof citiesQuerySchema>;

export const statesQuerySchema = z.object({ limit: wholeNumber(1, 500).default(100) });

/** GET /api/city/{cityName} and /api/category/{categoryName}. */
export const namedListQuerySchema = z.object({
  limit: wholeNumber(1, 500).default(100),
  offset: wholeNumber(0, MAX_OFFSET).default(0),
});
export type NamedListQuery = z.infer<typeof namedListQuerySchema>;

/** `location` is the text of the location box. */
export const suggestQuerySchema = z.object({ q: searchText, location: searchText });

/** GET /api/suggest/places. */
export const suggestPlacesQuerySchema = z.object({ q: searchText });
