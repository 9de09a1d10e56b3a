import * as z from "zod";

const text = z.string().trim().max(200);
/** Numbers only as people write them: Number() would also read "0x10", "2e1" and " ". */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, "must be a number")
  .transform(Number);

export const businessSortSchema = z.enum(["recommended", "latest", "rating", "reviews", "name", "distance"]);
export type BusinessSort = z.infer<typeof businessSortSchema>;

/** Query parameters of GET /api/businesses, as they arrive in the address (texts) and as they are used. */
export const businessQuerySchema = z
  .object({
    limit: wholeNumber(1, 100).default(20),
    offset: wholeNumber(0, 100_000_000).default(0),
    search: text.default(""),
    category: text.default(""),
    city: text.default(""),
    state: text.default(""),
    country: text.default(""),
    status: z.enum(["verified", "pending"]).optional(),
    minRating: decimal.pipe(z.number().min(0).max(5)).optional(),
    openNow: z
      .enum(["true", "false", "1", "0"])
      .transform((value) => value === "true" || value === "1")
      .default(false),
    /** `latest` when product.md's browse link asks so; otherwise by quality. */
    sort: businessSortSchema.default("recommended"),
    lat: decimal.pipe(z.number().min(-90).max(90)).optional(),
    lng: decimal.pipe(z.number().min(-180).max(180)).optional(),
    radiusKm: decimal.pipe(z.number().positive().max(20_000)).optional(),
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

/** GET /api/search: the same filters, `q` for the words and `location` for the place. */
export const searchQuerySchema = businessQuerySchema.and(z.object({ q: text.default(""), location: text.default("") }));
export type SearchQuery = z.infer<typeof searchQuerySchema>;

export const limitQuerySchema = z.object({ limit: wholeNumber(1, 100).default(12) });

/** GET /api/businesses/{id}/nearby and /api/businesses/slug/{slug}/nearby. */
export const nearbyQuerySchema = z.object({ limit: wholeNumber(1, 12).default(4) });

export const citiesQuerySchema = z.object({
  search: text.default(""),
  /** As the cities have them. */
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

export const suggestQuerySchema = z.object({ q: text.default("") });
