import * as z from "zod";

/** Number of businesses that one request may merge into another. */
const MAX_MERGED = 20;

const id = z.int("must be an id").positive("must be an id");

export const mergedIdsSchema = z
  .array(id, "must be a list of ids")
  .min(1, "names nothing")
  .max(MAX_MERGED, `names more than ${MAX_MERGED}`);

/** POST businesses/merge. */
export const mergeSelectedSchema = z.strictObject({ survivorId: id, mergedIds: mergedIdsSchema });

interface NamedBusiness {
  id: number;
  name: string;
}

export interface MergedSelection {
  survivor: NamedBusiness & { slug: string };
  merged: NamedBusiness[];
}
