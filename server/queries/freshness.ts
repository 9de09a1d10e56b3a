import type { Freshness } from "#contract/fields/freshness";
import { isUnanswered } from "#domain/business/web-addresses/website-check";
import type { BusinessOrigin, BusinessRecord } from "../store/port/directory.ts";

/** Returns the known dates and sources. The date of an import is the latest at which all details were compared with a source. */
export function freshnessOf(
  { createdAt }: Pick<BusinessRecord, "createdAt">,
  { importedAt, source, websiteCheck }: BusinessOrigin,
): Freshness {
  return {
    checkedAt: importedAt ?? createdAt,
    source,
    websiteFailedAt: websiteCheck !== null && isUnanswered(websiteCheck) ? websiteCheck.checkedAt : null,
  };
}
