import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

function workbooksIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => (name.endsWith(".xlsx") ? [join(folder, name)] : []));
}

/** Made-up exports in the shape of real ones, by server/testing/make-exports.ts. */
export const MADE_UP_EXPORTS = workbooksIn(join(import.meta.dirname, "exports"));

/** Real exports, where a folder ../shared/data lies beside the checkout. */
export const REAL_EXPORTS = workbooksIn(join(import.meta.dirname, "../../../shared/data"));

export const EXPORTS = [...MADE_UP_EXPORTS, ...REAL_EXPORTS];
