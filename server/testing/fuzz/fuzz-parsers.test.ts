import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { businessQuerySchema, searchQuerySchema } from "#contract/queries";
import { countryOfAddressEnd, parseAddress } from "#domain/address/address";
import { cityKey } from "#domain/address/city-key";
import { countryCode, countryName } from "#domain/address/country";
import { parseAbout } from "#domain/business/attributes";
import { businessKeys } from "#domain/business/business-keys";
import { phoneToE164 } from "#domain/business/phones/phone";
import { parsePhotos } from "#domain/business/photos";
import { cleanWebsite } from "#domain/business/web-addresses/website";
import { groupOfName } from "#domain/categories/category-group";
import { categoryNoun } from "#domain/categories/category-noun";
import { cityOfCell, tidyCity } from "#domain/cities/tidy-city";
import { parseMapLink } from "#domain/geography/parse-map-link";
import { matchHeader, readBusinessRow } from "#domain/import-row/business-row";
import { matchHeader as matchColumns } from "#domain/import-row/columns/match-header";
import { listItems } from "#domain/import-row/list-items";
import { parseJsonOrPython } from "#domain/import-row/parse-json-or-python";
import { parseDayHours } from "#domain/opening-hours/opening-hours-day";
import { parseWorkingHours } from "#domain/opening-hours/opening-hours-parse";
import { plainTerms } from "#domain/search/plain-terms";
import { parseQuery } from "#domain/search/understanding/parse-query";
import { cleanLine, cleanText } from "#domain/text/clean-text";
import { foldText } from "#domain/text/fold";
import { safeFileName } from "#domain/text/safe-file-name";
import { transliterate } from "#domain/text/scripts/transliterate";
import { slugify } from "#domain/text/slug";
import { openMemoryStore } from "../../store/open-store.ts";
import { importInto } from "../directories/import-into.ts";
import { hostileText } from "./hostile-text.ts";

/** Functions that parse untrusted texts. */
const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  businessQuerySchema: (text) => businessQuerySchema.safeParse({ search: text, limit: text, lat: text, lng: text }),
  categoryNoun,
  cityKey,
  cityOfCell: (text) => cityOfCell("US", text, { parts: [text] }),
  cleanLine,
  cleanText,
  cleanWebsite,
  countryCode,
  countryName,
  countryOfAddressEnd,
  foldText,
  groupOfName,
  listItems,
  matchHeader: (text) => matchColumns([text, "name", "place_id", text]),
  parseAbout,
  parseAddress: (text) => parseAddress({ fullAddress: text, country: "", city: text, state: text, postalCode: text }),
  parseDayHours,
  parseJsonOrPython,
  parseMapLink,
  parsePhotos,
  parseQuery,
  parseWorkingHours,
  phoneToE164: (text) => phoneToE164(text, "Switzerland"),
  plainTerms,
  safeFileName,
  searchQuerySchema: (text) => searchQuerySchema.safeParse({ q: text, location: text, category: text }),
  slugify,
  tidyCity: (text) => tidyCity("DE", text),
  transliterate,
};

it.each(Object.entries(PARSERS))("%s reads or refuses any text, and does not throw", (_, parse) => {
  fc.assert(fc.property(hostileText, (text) => void parse(text)));
});

describe("a row", () => {
  const COLUMNS = (
    "name place_id category type subtypes full_address street city state postal_code country country_code phone website " +
    "url photo about description working_hours rating reviews latitude longitude business_status verified time_zone slug"
  ).split(" ");

  it("of any cells is a business that can be stored and found, or is refused with reasons", async () => {
    const header = matchHeader(COLUMNS);
    if (header === undefined) throw new Error("these are no columns");
    const store = await openMemoryStore();
    const cell = fc.oneof({ arbitrary: fc.constant(""), weight: 2 }, hostileText);
    const row = fc.tuple(...COLUMNS.map(() => cell));
    await fc.assert(
      fc.asyncProperty(row, async (cells) => {
        const parsedRow = readBusinessRow(cells, header, { country: "" });
        if (!("business" in parsedRow)) {
          expect(parsedRow.problems.length).toBeGreaterThan(0);
          return;
        }
        expect(parsedRow.business).toMatchObject(businessKeys(parsedRow.business));
        await importInto(store, [parsedRow.business]);
        const { totalCount } = await store.search.businesses({ terms: plainTerms("shop") }, "best", {
          limit: 1,
          offset: 0,
        });
        expect(totalCount).toBeGreaterThanOrEqual(0);
      }),
    );
    const list = await store.search.businesses({}, "latest", { limit: 1, offset: 0 });
    expect((await store.directory.statistics()).totalBusinesses).toBe(list.totalCount);
    await store.close();
  });
});
