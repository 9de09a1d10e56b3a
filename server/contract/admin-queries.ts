import * as z from "zod";
import { categoryGroupSchema } from "./business.ts";
import { MAX_OFFSET, MAX_TEXT_CHARS } from "./lists/parameter.ts";
import { wholeNumber } from "./queries.ts";

const text = z.string().trim().max(MAX_TEXT_CHARS, `is longer than ${MAX_TEXT_CHARS} characters`).default("");
const oneOf = <Value extends string>(values: readonly Value[]) => z.enum(values, `must be ${values.join(", ")}`);

const SORT_NAMES = ["latest", "name", "rating", "reviews", "category", "city", "country", "verified"] as const;
const ADMINISTRATOR_SORTS = [
  "recommended",
  ...SORT_NAMES,
  ...SORT_NAMES.map((name): `-${(typeof SORT_NAMES)[number]}` => `-${name}`),
] as const;

/** Conditions of GET /api/admin/businesses, by which businesses are also exported and changed. */
export const adminFilterSchema = z.object({
  search: text,
  /** A name or slug; one of the groups if no category has that name. */
  category: text,
  /** Limits the list to categories of this group. */
  group: oneOf(categoryGroupSchema.options).optional(),
  city: text,
  state: text,
  country: text,
  /** Defaults to all businesses that are not deleted. */
  status: oneOf(["listed", "verified", "pending", "operating", "closed-for-now", "closed", "deleted"]).optional(),
  /** Without it, `verified` and `pending` leave out permanently closed businesses. */
  open: oneOf(["listed", "operating", "closed-for-now", "closed"]).optional(),
  missing: oneOf(["any", "phone", "hours", "photo", "seoText", "website", "city", "country"]).optional(),
  /** "yes" finds businesses with a field that was edited by hand. */
  edited: oneOf(["yes", "no"]).optional(),
  /** Id of the import that added or last changed the business; "none" for those that no import touched. */
  import: z
    .string()
    .regex(/^(none|\d{1,9})$/, "must be the id of an import, or none")
    .optional(),
  /** Source of that import's data, such as "Google Maps". */
  source: text,
  /** A minus reverses the order. */
  sort: oneOf(ADMINISTRATOR_SORTS).default("latest"),
});
export type AdminFilter = z.infer<typeof adminFilterSchema>;

/** Query parameters of GET /api/admin/businesses. */
export const adminBusinessQuerySchema = adminFilterSchema.extend({
  page: wholeNumber(1, 10_000_000).default(1),
  limit: wholeNumber(1, 100).default(50),
  /** Takes precedence over `page`. */
  offset: wholeNumber(0, MAX_OFFSET).optional(),
});
export type AdminBusinessQuery = z.infer<typeof adminBusinessQuerySchema>;

/** Query parameters of GET /api/admin/duplicates. */
export const duplicatesQuerySchema = z.object({
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
});

/** Query parameters of lists of the latest entries: jobs, imports, activity. */
export const latestQuerySchema = z.object({ limit: wholeNumber(1, 500).default(50) });

/** Query parameters of GET /api/admin/activity. */
export const activityQuerySchema = latestQuerySchema.extend({
  /** false leaves out sign-ins, sign-outs and lockouts. */
  signIns: z.stringbool("must be true or false").default(true),
});
