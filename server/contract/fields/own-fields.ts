import * as z from "zod";

/** Type of an own field, which decides how its values are checked and shown. */
export const ownFieldTypeSchema = z.enum(
  ["text", "number", "yes-no", "link", "list"],
  "must be text, number, yes-no, link or list",
);
export type OwnFieldType = z.infer<typeof ownFieldTypeSchema>;

/** A value of an own field: a text or link, a number, yes or no, or a list of texts. */
export const ownValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type OwnValue = z.infer<typeof ownValueSchema>;

/** Values of a business by the key of the own field. A field without a value is absent. */
export const ownValuesSchema = z.record(z.string(), ownValueSchema);
export type OwnValues = z.infer<typeof ownValuesSchema>;

/** A field that the owner of the directory added. Its key never changes, its name may. */
export interface OwnField {
  key: string;
  name: string;
  type: OwnFieldType;
}

/** GET own-fields: the fields in the order of their position; a removed one can be put back with its values. */
export interface StoredOwnField extends OwnField {
  /** Time of the removal; null for a field in use. */
  removedAt: string | null;
}

/** An own field of a business with its value, as the API and pages show it. */
export const shownOwnFieldSchema = z.object({
  key: z.string(),
  name: z.string(),
  type: ownFieldTypeSchema,
  value: ownValueSchema,
});
export type ShownOwnField = z.infer<typeof shownOwnFieldSchema>;
