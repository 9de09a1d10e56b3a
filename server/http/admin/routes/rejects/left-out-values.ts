import * as z from "zod";
import type { CorrectedValues, LeftOutValues } from "#contract/fields/left-out-values";
import { wholeNumber } from "#contract/queries";
import { AppError } from "../../../../errors.ts";
import { findImport } from "../../../../operations/find-import.ts";
import { correctLeftOut } from "../../../../operations/spreadsheets/rejects/correct-left-out.ts";
import { createCorrectionLock } from "../../../../operations/spreadsheets/rejects/correction-lock.ts";
import {
  type LeftOutList,
  leftOutValues,
  readLeftOut,
  storeLeftOut,
} from "../../../../operations/spreadsheets/rejects/left-out-rows.ts";
import { openLeftOut } from "../../../../operations/spreadsheets/rejects/rejects.ts";
import { readId } from "../../../routes/read-id.ts";
import { readQuery } from "../../../routes/read-query.ts";
import type { AddRoutes } from "../../admin-parts.ts";
import { administrator } from "../../session/require-administrator.ts";
import { atLeast } from "../../session/roles.ts";
import { readBody } from "../read-body.ts";

const NO_VALUES = "The left-out values of this import are not stored any more.";
/** A page of the list, and what one transaction of any engine takes. */
const PAGE_SIZE = 100;
/** Longest text of a cell of a spreadsheet. */
const MAX_CELL_CHARS = 32_767;
const listQuery = z.object({
  offset: wholeNumber(0, 1_000_000).default(0),
  limit: wholeNumber(1, PAGE_SIZE).default(PAGE_SIZE),
});
const value = z.strictObject({
  row: z.int().nonnegative(),
  column: z.string().max(1_000_000),
  value: z.string().max(MAX_CELL_CHARS, `is longer than the ${MAX_CELL_CHARS} characters of a cell`),
});
const correctSchema = z.strictObject({
  values: z.array(value).min(1, "must have a value").max(PAGE_SIZE, `has more than ${PAGE_SIZE} values`),
});

/** GET, POST imports/{id}/left-out-values. */
export const leftOutValuesRoutes: AddRoutes = (router, parts) => {
  const { store, folder, now } = parts;
  const entryOf = (importId: number) => findImport(store, importId, now());
  const withLock = createCorrectionLock(store);

  router.get("/imports/:id/left-out-values", atLeast("viewer"), async (ctx) => {
    const importId = readId(ctx.params.id, NO_VALUES);
    const { offset, limit } = readQuery(ctx.querystring, listQuery);
    const { rows, cutAfter } = await readLeftOut(openLeftOut(parts), importId);
    const values = leftOutValues(rows);
    const files = (await entryOf(importId))?.files ?? [];
    const page = values.slice(offset, offset + limit);
    ctx.body = { importId, files, totalCount: values.length, cutAfter, values: page } satisfies LeftOutValues;
  });

  router.post("/imports/:id/left-out-values", atLeast("editor"), async (ctx) => {
    const importId = readId(ctx.params.id, NO_VALUES);
    const { values } = await readBody(ctx, correctSchema);
    ctx.body = await withLock(async (): Promise<CorrectedValues> => {
      const leftOut = openLeftOut(parts);
      const entry = await entryOf(importId);
      const list = await readLeftOut(leftOut, importId).catch((error: unknown): LeftOutList => {
        // The last values may have been corrected by this very request, whose answer was lost.
        if (entry !== undefined && error instanceof AppError && error.code === "not-found")
          return { rows: [], cutAfter: null };
        throw error;
      });
      const reading = entry?.reading;
      const actor = administrator(ctx);
      const options = { store, rows: list.rows, corrections: values, reading, actor, now };
      const { rows, ...result } = await correctLeftOut(options);
      if (list.rows.length > 0) await storeLeftOut({ leftOut, folder }, importId, { ...list, rows });
      return { ...result, remaining: leftOutValues(rows).length };
    });
  });
};
