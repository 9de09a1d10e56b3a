import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AdminBusiness } from "#contract/admin-api";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";
import { type Send, signedInSend } from "../../../testing/servers/signed-in-client.ts";

let directory: MadeUpDirectory;
let send: Send;
beforeEach(async () => {
  directory = await serveMadeUpDirectory();
  send = await signedInSend(directory);
});
afterEach(() => directory.close());

const names = async (query: string) =>
  (await send("GET", `businesses${query}`)).body.businesses.map(({ name }: AdminBusiness) => name);

describe("the administrator's table", () => {
  it("lists 50 per page, latest first, with the fields edited by hand", async () => {
    const { body } = await send("GET", "businesses");
    expect(body).toMatchObject({ totalCount: 7, totalPages: 1 });
    expect(body.businesses[0]).toMatchObject({ editedFields: [], isOpen: expect.any(Boolean) });
    const page = (await send("GET", "businesses?limit=2&page=3")).body;
    expect(page.totalPages).toBe(4);
    expect(page.businesses).toHaveLength(2);
    expect((await send("GET", "businesses?limit=2&offset=4")).body.businesses).toEqual(page.businesses);
  });

  it("filters by words, country, category, city, status and missing data together", async () => {
    expect(await names("?search=pizza")).toHaveLength(2);
    expect(await names("?country=ch")).toHaveLength(2);
    expect(await names("?category=restaurants&country=US&city=Austin&sort=name")).toEqual([
      "Luigi's Pizza",
      "Perfect Pizza",
    ]);
    expect(await names("?status=verified")).toEqual(["Bright Smiles"]);
    expect(await names("?status=closed")).toEqual(["Gone Diner"]);
    expect(await names("?missing=hours&city=Austin&sort=name")).toEqual(["Bright Smiles", "Perfect Pizza"]);
    expect(await names("?missing=seoText")).toHaveLength(7);
  });

  it("lists all businesses that are not deleted, or only those of one status", async () => {
    await send("PATCH", "businesses/2", { businessStatus: "CLOSED_TEMPORARILY" });
    await send("DELETE", "businesses/1");
    expect(await names("?sort=name")).toEqual([
      "<script>alert(1)</script>",
      "Bäckerei Kern",
      "Bright Smiles",
      "Gone Diner",
      "Perfect Pizza",
      "Zeughauskeller",
    ]);
    expect(await names("?status=listed")).toHaveLength(5);
    expect(await names("?status=verified")).toEqual(["Bright Smiles"]);
    expect(await names("?status=pending")).toHaveLength(4);
    expect(await names("?status=operating")).toHaveLength(4);
    expect(await names("?status=closed-for-now")).toEqual(["Perfect Pizza"]);
    expect(await names("?status=closed")).toEqual(["Gone Diner"]);
    expect(await names("?status=deleted")).toEqual(["Luigi's Pizza"]);
    expect(await names("?search=diner+waco")).toEqual(["Gone Diner"]);
  });

  it("filters by a category that is named like a group, or by the group", async () => {
    expect(await names("?category=restaurants")).toHaveLength(6);
    await send("POST", "businesses/bulk", { action: "setCategory", category: "Restaurants", ids: [1] });
    expect(await names("?category=restaurants")).toEqual(["Luigi's Pizza"]);
    expect(await names("?category=Restaurants")).toEqual(["Luigi's Pizza"]);
    expect(await names("?group=restaurants")).toHaveLength(6);
    expect(await names("?group=restaurants&category=restaurants")).toEqual(["Luigi's Pizza"]);
    expect((await send("GET", "businesses?group=pubs")).status).toBe(400);
  });

  it("finds phone numbers in any spelling and place ids, among closed and deleted businesses too", async () => {
    await send("PATCH", "businesses/4", { phone: "+41 44 220 15 15" });
    await send("PATCH", "businesses/6", { phone: "(254) 555-0177" });
    for (const text of ["044 220 15 15", "044.220.15.15", "(044) 2201515", "+41442201515", "0041 44 220 15 15"])
      expect(await names(`?search=${encodeURIComponent(text)}`), text).toEqual(["Zeughauskeller"]);
    expect(await names("?search=254.555.0177")).toEqual(["Gone Diner"]);
    expect(await names("?search=254.555.0177&country=ch")).toEqual([]);
    expect(await names(`?search=${encodeURIComponent("place-Gone Diner")}`)).toEqual(["Gone Diner"]);
    expect(await names("?search=place-Go")).toEqual(["Gone Diner"]);
    expect(await names("?search=place-")).toEqual([]);
    await send("DELETE", "businesses/1");
    expect(await names("?search=place-Lui")).toEqual([]);
    expect(await names("?search=place-Lui&status=deleted")).toEqual(["Luigi's Pizza"]);
  });

  it("finds websites, numbered ids, imports, hand edits and whatever lacks anything", async () => {
    await send("PATCH", "businesses/4", { website: "https://www.zeughaus-made-up.ch/menu" });
    for (const text of ["zeughaus-made-up.ch", "https://www.Zeughaus-made-up.ch/", "www.zeughaus-made-up.ch/menu"])
      expect(await names(`?search=${encodeURIComponent(text)}`), text).toEqual(["Zeughauskeller"]);
    expect(await names("?search=zeughaus-made-up.com")).toEqual([]);
    expect(await names(`?search=${encodeURIComponent("#4")}`)).toEqual(["Zeughauskeller"]);
    expect(await names("?search=id+4&country=us")).toEqual([]);
    expect(await names("?edited=yes")).toEqual(["Zeughauskeller"]);
    expect(await names("?edited=no")).toHaveLength(6);
    const { id } = (await send("POST", "businesses", { name: "By Hand" })).body;
    expect((await names("?import=none")).includes("By Hand")).toBe(true);
    expect(await names(`?import=none&search=${encodeURIComponent(`#${id}`)}`)).toEqual(["By Hand"]);
    expect(await names("?source=Nowhere")).toEqual([]);
    expect(await names("?missing=any")).toHaveLength(8);
    expect((await send("GET", "businesses?status=deleted&edited=yes")).status).toBe(400);
    expect((await send("GET", "businesses?import=x")).status).toBe(400);
  });

  it("combines verification with the open status, and sorts both ways by what many share", async () => {
    expect(await names("?status=verified&open=operating")).toEqual(["Bright Smiles"]);
    expect(await names("?status=pending&open=closed")).toEqual(["Gone Diner"]);
    expect(await names("?status=verified&open=closed")).toEqual([]);
    const byName = await names("?sort=name");
    expect(await names("?sort=-name")).toEqual(byName.toReversed());
    const cities = async (sort: string) =>
      (await send("GET", `businesses?sort=${sort}`)).body.businesses.map(({ city }: AdminBusiness) => city);
    const ascending = await cities("city");
    expect(ascending).toEqual(ascending.toSorted());
    expect(await cities("-city")).toEqual(ascending.toReversed());
    expect((await names("?sort=verified"))[0]).toBe("Bright Smiles");
    expect((await names("?sort=-verified")).at(-1)).toBe("Bright Smiles");
  });

  it("finds businesses without a city or a country, which bulk fields give them and Undo takes back", async () => {
    await send("POST", "businesses", { name: "Lost Shop" });
    expect(await names("?missing=city")).toEqual(["Lost Shop"]);
    expect(await names("?missing=country")).toEqual(["Lost Shop"]);
    const [{ id }] = (await send("GET", "businesses?missing=city")).body.businesses;
    const change = { action: "setPlace", city: "Bern", country: "Switzerland", ids: [id] };
    const { activityId } = (await send("POST", "businesses/bulk", change)).body;
    expect(await names("?missing=city")).toEqual([]);
    expect(await names("?missing=country")).toEqual([]);
    await send("POST", `activity/${activityId}/undo`);
    expect(await names("?missing=country")).toEqual(["Lost Shop"]);
  });

  it("names a wrong parameter", async () => {
    const { status, body } = await send("GET", "businesses?missing=legs&page=0");
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(["missing", "page"]);
  });
});
