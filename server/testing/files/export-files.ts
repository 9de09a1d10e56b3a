import { readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../fixtures/exports");

/** Made-up exports in the shape of real ones, by server/testing/exports/make-exports.ts. */
export const EXPORTS = readdirSync(FOLDER).map((name) => join(FOLDER, name));
