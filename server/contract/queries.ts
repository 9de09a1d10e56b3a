import * as z from "zod";
import { type NumberReading, readDecimal, readWholeNumber } from "#domain/text/numbers/read-number";

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

const MAX_LENGTH = 200;
const text = z.string().trim().max(MAX_LENGTH);
/** Any text can be searched; what is longer is cut. */
const searchText = z
  .string()
  .transform((typed) => typed.trim().slice(0, MAX_LENGTH).toWellFormed())
  .default("");
const flag = z
  .enum(["true", "false", "1", "0"])
  .transform((value) => value === "true" || value === "1")
  .default(false);
/** `best`: the best matches of the words first; as `recommended` where no words are searched. */
export const businessSortSchema = z.enum(["recommended", "best", "latest", "rating", "reviews", "name", "distance"]);
export type BusinessSort = z.infer<typeof businessSortSchema>;

/** Query parameters of GET /api/businesses: texts in, values out. */
export const businessQuerySchema = z
  .object({
    limit: wholeNumber(1, 100).default(20),
    offset: wholeNumber(0, 100_000_000).default(0),
    search: searchText,
    category: text.default(""),
    city: text.default(""),
    state: text.default(""),
    country: text.default(""),
    status: z.enum(["verified", "pending"]).optional(),
    minRating: decimalNumber.pipe(z.number().min(0).max(5)).optional(),
    openNow: flag,
    /** Default: `best` where words are searched, else `recommended`. */
    sort: businessSortSchema.optional(),
    lat: decimalNumber.pipe(z.number().min(-90).max(90)).optional(),
    lng: decimalNumber.pipe(z.number().min(-180).max(180)).optional(),
    radiusKm: decimalNumber.pipe(z.number().positive().max(20_000)).optional(),
  })
  .refine((query) => (query.lat === undefined) === (query.lng === undefined), {
    message: "lat and lng go together",
    path: ["lat"],
  })
  .refine((query) => query.sort !== "distance" || query.lat !== undefined, {
    message: "sort=distance needs lat and lng",
    path: ["sort"],
  })
  .refine((query) => query.radiusKm === undefined || query.lat !== undefined, {
    message: "radiusKm needs lat and lng",
    path: ["radiusKm"],
  });
export type BusinessQuery = z.infer<typeof businessQuerySchema>;

/** GET /api/search: the same filters, with words in `q` and a place in `location`. */
export const searchQuerySchema = businessQuerySchema.and(
  z.object({
    q: searchText,
    location: searchText,
    /** Without correction. */
    exact: flag,
  }),
);
export type SearchQuery = z.infer<typeof searchQuerySchema>;

export const limitQuerySchema = z.object({ limit: wholeNumber(1, 100).default(12) });

/** GET /api/businesses/{id}/nearby and /api/businesses/slug/{slug}/nearby. */
export const nearbyQuerySchema = z.object({ limit: wholeNumber(1, 12).default(4) });

export const citiesQuerySchema = z.object({
  search: text.default(""),
  /** As spelled in a city summary. */
  state: text.optional(),
  country: text.optional(),
  limit: wholeNumber(1, 500).default(100),
  offset: wholeNumber(0, 100_000_000).default(0),
});
export type CitiesQuery = z.infer<typeof citiesQuerySchema>;

export const statesQuerySchema = z.object({ limit: wholeNumber(1, 500).default(100) });

/** GET /api/city/{cityName} and /api/category/{categoryName}. */
export const namedListQuerySchema = z.object({
  limit: wholeNumber(1, 500).default(100),
  offset: wholeNumber(0, 100_000_000).default(0),
});
export type NamedListQuery = z.infer<typeof namedListQuerySchema>;

/** `location`: the text of the location box. */
export const suggestQuerySchema = z.object({ q: searchText, location: searchText });
