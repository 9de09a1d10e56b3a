import * as z from "zod";
import { adminFilterSchema } from "./admin-queries.ts";
import {
  type Attributes,
  attributesSchema,
  businessStatusSchema,
  openingHoursSchema,
  otherHoursSchema,
  socialLinksSchema,
  specialDaySchema,
} from "./business.ts";
import { ownValueSchema } from "./fields/own-fields.ts";

/** Limit of a spreadsheet cell, so that every business can be exported whole. */
const MAX_FIELD_CHARS = 32_767;

/** Limit of a name of a category or place, and of a phone number. */
const MAX_NAME_CHARS = 200;

const text = (maxLength: number) => z.string("must be a text").max(maxLength, `is longer than ${maxLength} characters`);
const number = z.number("must be a number");
const degrees = (max: number) =>
  number.min(-max, `is not a number from -${max} to ${max}`).max(max, `is not a number from -${max} to ${max}`);
const texts = z.array(text(2_000), "must be a list").max(100, "has more than 100 entries");

function areNamed(attributes: Attributes): boolean {
  const names = Object.entries(attributes).flatMap(([group, items]) => [group, ...Object.keys(items)]);
  return names.every((name) => name.trim() !== "");
}

/** The editable fields of a business; "" and null both mean unknown. */
const editableSchema = z.strictObject({
  name: text(300),
  category: text(MAX_NAME_CHARS),
  description: text(MAX_FIELD_CHARS),
  /** Address in one line. Alone, it is parsed into street, city, state and zipCode; otherwise it is built from them. */
  fullAddress: text(1_000),
  address: text(500),
  city: text(MAX_NAME_CHARS),
  state: text(MAX_NAME_CHARS),
  zipCode: text(50),
  country: text(MAX_NAME_CHARS),
  phone: text(MAX_NAME_CHARS).nullable(),
  website: text(2_000).nullable(),
  rating: number.min(0, "is not a number from 0 to 5").max(5, "is not a number from 0 to 5"),
  reviewCount: z.int("must be a whole number").min(0, "must be 0 or more"),
  photos: texts,
  /** Hours by day, in any common notation: "9-17", "9 AM - 5 PM, 6 PM - 9 PM", "Closed". */
  openingHours: openingHoursSchema.nullable(),
  timeZone: text(100).nullable(),
  attributes: attributesSchema.refine(areNamed, "has a group or an attribute without a name"),
  subtypes: texts,
  businessStatus: businessStatusSchema,
  isVerified: z.boolean("must be true or false"),
  latitude: degrees(90).nullable(),
  longitude: degrees(180).nullable(),
  locationLink: text(2_000).nullable(),
  /** The last segment of the page's URL; the previous slug redirects to it. */
  slug: text(300),
  seoTitle: text(300).nullable(),
  seoDescription: text(1_000).nullable(),
  canonicalUrl: text(2_000).nullable(),
  uniqueContent: text(MAX_FIELD_CHARS).nullable(),
  priceRange: text(100).nullable(),
  /** Derived from `priceRange` when absent: "$$" is 2. */
  priceLevel: z.int("must be a number from 1 to 4").min(1, "must be 1 to 4").max(4, "must be 1 to 4").nullable(),
  bookingLink: text(2_000).nullable(),
  reservationLink: text(2_000).nullable(),
  orderLink: text(2_000).nullable(),
  menuLink: text(2_000).nullable(),
  /** Hours by kind and day, in any common notation. */
  otherHours: otherHoursSchema,
  specialDays: z
    .array(specialDaySchema.extend({ date: z.iso.date("must be a date such as 2026-12-25") }), "must be a list")
    .max(366, "has more than 366 days"),
  ratingDistribution: z
    .array(z.int("must be a whole number").min(0, "must be 0 or more"), "must be a list")
    .refine((counts) => counts.length === 0 || counts.length === 5, "must be five numbers, for one to five stars"),
  isServiceArea: z.boolean("must be true or false"),
  serviceAreas: z.array(text(200), "must be a list").max(100, "has more than 100 entries"),
  logo: text(2_000).nullable(),
  chain: text(200).nullable(),
  locatedIn: text(200).nullable(),
  email: text(254).nullable(),
  socialLinks: socialLinksSchema,
  /** Values of own fields by key; null removes one, and absent keys stay unchanged. */
  ownValues: z.record(z.string(), ownValueSchema.nullable(), "must be an object"),
});

export const businessEditSchema = editableSchema.partial();
/** Absent fields stay unchanged. */
export type BusinessEdit = z.infer<typeof businessEditSchema>;

/** PATCH businesses/{id}. With `expectedUpdatedAt` (or If-Match), 409 when the business was changed since. */
export const businessPatchSchema = businessEditSchema.extend({
  expectedUpdatedAt: z.iso.datetime("must be a time such as 2026-11-21T10:00:00.000Z").optional(),
});

/** POST businesses. Without `placeId`, one is generated. */
export const newBusinessSchema = businessEditSchema.extend({ placeId: text(300).optional() });

const ids = z
  .array(z.int().positive(), "must be a list of ids")
  .min(1, "names nothing")
  .max(5_000, "names more than 5,000");

/** The businesses to change: their ids, or a filter of the table with the number that it matched when somebody chose it. */
const target = {
  ids: ids.optional(),
  filter: adminFilterSchema.optional(),
  expectedCount: z.int("must be a whole number").optional(),
};

/** Fields that many businesses can share. */
const sharedFieldsSchema = editableSchema
  .omit({ slug: true })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, "names no field");

/** POST businesses/bulk. */
const bulkActionsSchema = z.discriminatedUnion(
  "action",
  [
    z.strictObject({ action: z.enum(["verify", "unverify", "delete", "restore"]), ...target }),
    z.strictObject({ action: z.literal("setFields"), ...target, fields: sharedFieldsSchema }),
    z.strictObject({ action: z.literal("setCategory"), ...target, category: text(MAX_NAME_CHARS) }),
    /** Absent names stay unchanged. */
    z.strictObject({
      action: z.literal("setPlace"),
      ...target,
      city: text(MAX_NAME_CHARS).optional(),
      state: text(MAX_NAME_CHARS).optional(),
      country: text(MAX_NAME_CHARS).optional(),
    }),
  ],
  "must be verify, unverify, delete, restore, setFields, setCategory or setPlace",
);
export const bulkActionSchema = bulkActionsSchema.refine(
  ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
  { path: ["ids"], message: "must be given, or a filter instead" },
);

type WithoutTarget<Action> = Action extends unknown ? Omit<Action, keyof typeof target> : never;
/** A change of many businesses, without their ids or filter. */
export type BulkAction = WithoutTarget<z.infer<typeof bulkActionSchema>>;
