import * as z from "zod";

/** Number of businesses that one request may merge into another. */
const MAX_MERGED = 20;

const id = z.int("must be an id").positive("must be an id");

/** POST businesses/merge. With `preview` nothing changes, and the answer is a MergePreview; otherwise a MergedSelection. */
export const mergeSelectedSchema = z.strictObject({
  survivorId: id,
  mergedIds: z
    .array(id, "must be a list of ids")
    .min(1, "names nothing")
    .max(MAX_MERGED, `names more than ${MAX_MERGED}`),
  preview: z.boolean("must be true or false").default(false),
});

interface NamedBusiness {
  id: number;
  name: string;
}

/** A field of the survivor that the merge changes. */
export interface MergeChange {
  field: string;
  before: unknown;
  after: unknown;
}

export interface MergePreview {
  survivor: NamedBusiness;
  merged: NamedBusiness[];
  changes: MergeChange[];
}

export interface MergedSelection {
  survivor: NamedBusiness & { slug: string };
  merged: NamedBusiness[];
}
