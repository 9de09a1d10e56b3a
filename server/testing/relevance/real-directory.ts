import { existsSync } from "node:fs";
import { join } from "node:path";
import { draftOf } from "../../domain/business/business-keys.ts";
import { foldText } from "../../domain/text/fold.ts";
import { businessBatches } from "../../spreadsheet/worker/business-batches.ts";
import { REAL_EXPORTS } from "../export-files.ts";
import type { JudgedBusiness } from "./relevance-directory.ts";

/** Names with their city, state and postcode, and what they should find; undefined where ../shared/data is missing. */
const NAME_QUERIES = join(import.meta.dirname, "../../../../shared/data/name-in-place-queries.json");
export const realNameQueries = existsSync(NAME_QUERIES) ? NAME_QUERIES : undefined;

/**
 * The businesses of the real exports. A visitor calls each what its file, category, subtypes, the words of its name and any
 * category that its name spells out say.
 */
export async function realDirectory(): Promise<JudgedBusiness[]> {
  const byPlaceId = new Map<string, JudgedBusiness>();
  for (const file of REAL_EXPORTS) {
    const [, ofFile = ""] = /(electrician|church|restaurant|judo)/.exec(file) ?? [];
    for await (const { businesses } of businessBatches(file, { country: "" })) {
      for (const business of businesses) {
        const draft = draftOf(business);
        byPlaceId.set(draft.placeId, {
          draft,
          kinds: [ofFile, ...[draft.category, ...draft.subtypes].map(foldText)],
          city: draft.city,
          attributes: Object.values(draft.attributes)
            .flatMap((group) => Object.keys(group).filter((name) => group[name] === true))
            .map(foldText),
        });
      }
    }
  }
  const businesses = [...byPlaceId.values()];
  const known = [...new Set(businesses.flatMap(({ kinds }) => kinds))].filter((kind) => kind.includes(" "));
  return businesses.map((business) => {
    const name = ` ${foldText(business.draft.name)} `;
    const spelledOut = known.filter((kind) => name.includes(` ${kind} `));
    const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
    return { ...business, kinds: [...business.kinds, ...spelledOut, ...words] };
  });
}
