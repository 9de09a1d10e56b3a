import * as z from "zod";
import { categoryGroupSchema } from "./business.ts";
import { MAX_OFFSET, MAX_TEXT_CHARS } from "./lists/parameter.ts";
import { wholeNumber } from "./queries.ts";

const text = z.string().trim().max(MAX_TEXT_CHARS, `is longer than ${MAX_TEXT_CHARS} characters`).default("");
const oneOf = <Value extends string>(values: readonly Value[]) => z.enum(values, `must be ${values.join(", ")}`);

/** Query parameters of GET /api/admin/businesses. */
export const adminBusinessQuerySchema = z.object({
  search: text,
  /** A name or slug; one of the groups if no category has that name. */
  category: text,
  /** Only categories of this group. */
  group: oneOf(categoryGroupSchema.options).optional(),
  city: text,
  state: text,
  country: text,
  /** Defaults to all businesses that are not deleted. */
  status: oneOf(["listed", "verified", "pending", "operating", "closed-for-now", "closed", "deleted"]).optional(),
  missing: oneOf(["phone", "hours", "photo", "seoText", "website", "city", "country"]).optional(),
  sort: oneOf(["latest", "recommended", "name", "rating", "reviews"]).default("latest"),
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
