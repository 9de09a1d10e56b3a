import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../store.ts";

/** Tests chosen meanings of columns on every engine. `open` gives an empty store. */
export function columnMappingSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const mapping = (headers: string[], field: string) => ({ headers, choices: [{ header: headers[0] ?? "", field }] });

  describe(`a store on ${engine}: mappings of columns`, () => {
    it("are kept by set of headers, the newest first, also when all data is deleted", async () => {
      await store.imports.saveColumnMapping(mapping(["Wer", "Wo"], "name"));
      await store.imports.saveColumnMapping(mapping(["Wer", "Was"], "name"));
      await store.imports.saveColumnMapping(mapping(["WO", "wer"], "city"));
      await store.maintenance.deleteAll("cli", new Date("2026-03-02T10:00:00Z"), {});
      expect(await store.imports.columnMappings()).toEqual([
        mapping(["WO", "wer"], "city"),
        mapping(["Wer", "Was"], "name"),
      ]);
    });

    it("are deleted by one without choices", async () => {
      await store.imports.saveColumnMapping(mapping(["Wer", "Wo"], "name"));
      await store.imports.saveColumnMapping({ headers: ["Wo", "Wer"], choices: [] });
      expect(await store.imports.columnMappings()).toEqual([]);
    });

    it("are at most 200", async () => {
      for (let index = 0; index < 205; index++)
        await store.imports.saveColumnMapping(mapping([`Column ${index}`], "name"));
      const storedMappings = await store.imports.columnMappings();
      expect(storedMappings).toHaveLength(200);
      expect(storedMappings[0]?.headers).toEqual(["Column 204"]);
    });
  });
}
