import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessBatch } from "#contract/business-batch";
import { mergeIntoOne } from "../../operations/editing/merge-businesses.ts";
import { type MadeUpDirectory, MOMENT, serveMadeUpDirectory } from "../../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
  const { store } = directory;
  await mergeIntoOne({ store, actor: "ann", now: () => MOMENT }, 1, 2);
  await store.editing.delete([5], { at: MOMENT, actor: "ann", action: "delete" });
});
afterAll(() => directory.close());

const get = (path: string) => fetch(directory.url + path);
const batch = async (ids: string) => (await (await get(`/api/businesses/batch?ids=${ids}`)).json()) as BusinessBatch;

describe("businesses by their ids", () => {
  it("come in the order of the ids, each once, with what became of the others", async () => {
    const { businesses, ...rest } = await batch("4,999,3,5,2,4");
    expect(businesses.map(({ id, name }) => [id, name])).toEqual([
      [4, "Zeughauskeller"],
      [3, "Bright Smiles"],
      [1, "Luigi's Pizza"],
    ]);
    expect(rest).toEqual({
      merged: [{ id: 2, into: 1 }],
      missing: [
        { id: 999, reason: "unknown" },
        { id: 5, reason: "deleted" },
      ],
    });
  });

  it("have a business once that is asked for by its own id and by that of a merged one", async () => {
    expect((await batch("2,1")).businesses.map(({ id }) => id)).toEqual([1]);
  });

  it("are the same as each by itself", async () => {
    const [{ drawing, ...business }] = (await batch("3")).businesses as [BusinessBatch["businesses"][0]];
    expect(await (await get("/api/businesses/3")).json()).toMatchObject(business);
    expect(drawing).toMatch(/^dentist-\d+$/);
  });

  it.each([
    ["", "ids: is needed"],
    ["?ids=", "ids: is needed"],
    ["?ids=1,x", "ids: must be ids with commas between them"],
    ["?ids=1&ids=2", "ids: is given more than once"],
    [`?ids=${Array.from({ length: 101 }, (_, index) => index + 1).join(",")}`, "ids: must have at most 100 ids"],
  ])("are refused for %s", async (query, message) => {
    const response = await get(`/api/businesses/batch${query}`);
    expect([response.status, (await response.json()) as object]).toEqual([
      400,
      expect.objectContaining({ detail: `Wrong parameter: ${message}` }),
    ]);
  });
});

describe("the vCards of saved places", () => {
  it("are one file of those that are listed", async () => {
    const response = await get("/saved/contacts.vcf?ids=3,5,2");
    expect(response.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="saved-places.vcf"');
    const names = (await response.text()).match(/^FN:.*$/gm);
    expect(names?.map((line) => line.trimEnd())).toEqual(["FN:Bright Smiles", "FN:Luigi's Pizza"]);
  });

  it("are not found if all are gone", async () => {
    expect((await get("/saved/contacts.vcf?ids=5,999")).status).toBe(404);
    expect((await get("/saved/contacts.vcf?ids=x")).status).toBe(400);
  });
});
