import { afterEach, beforeEach, expect, it } from "vitest";
import type { ExplainedSearch } from "#contract/search-result";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../../../testing/directories/sample-directory.ts";
import { type Ask, type Send, signedIn, signedInSend } from "../../../../testing/servers/signed-in-client.ts";

let directory: MadeUpDirectory;
let ask: Ask;
let send: Send;
beforeEach(async () => {
  directory = await serveMadeUpDirectory();
  ask = await signedIn(directory);
  send = await signedInSend(directory);
});
afterEach(() => directory.close());

async function search(q: string) {
  // Each search has another sort order, since the response cache answers a repeated address.
  for (const sort of ["name", "rating", "reviews"])
    await (await fetch(`${directory.url}/api/search?q=${encodeURIComponent(q)}&sort=${sort}`)).json();
}
const texts = async () => (await send("GET", "searches")).body.searches.map(({ text }: { text: string }) => text);

it("missed searches are listed, and can be deleted one by one or all at once", async () => {
  for (const q of ["Zither lessons", "Xylophones", "restaurant"]) await search(q);
  const { body } = await send("GET", "searches");
  expect(body).toMatchObject({ isLogged: true, searches: [{ count: 3, place: "" }, { count: 3 }] });
  expect(await texts()).toEqual(["xylophones", "zither lessons"]);
  expect(await texts()).toHaveLength(2);
  expect((await ask("/api/admin/searches?text=xylophones", { method: "DELETE" })).status).toBe(204);
  expect(await texts()).toEqual(["zither lessons"]);
  expect((await ask("/api/admin/searches", { method: "DELETE" })).status).toBe(204);
  expect(await texts()).toEqual([]);
});

it("a synonym is added, answers the searches for it, and can be removed", async () => {
  await search("Zither lessons");
  await send("GET", "searches");
  const version = await directory.store.directory.dataVersion();
  const addResponse = await send("POST", "synonyms", { from: " zither  lessons", to: "Café" });
  expect(addResponse).toMatchObject({ status: 201, body: { id: 1, from: "zither lessons", to: "Café" } });
  expect(await directory.store.directory.dataVersion()).not.toBe(version);
  expect(await texts()).toEqual([]);
  expect((await send("GET", "synonyms")).body).toEqual([addResponse.body]);
  expect((await send("DELETE", "synonyms/1")).body).toEqual(addResponse.body);
  expect((await send("DELETE", "synonyms/1")).status).toBe(404);
  expect((await send("GET", "synonyms")).body).toEqual([]);
  expect(await directory.store.maintenance.activity(2)).toMatchObject([
    { action: "remove-synonym", actor: "ann", detail: { from: "zither lessons", to: "Café" } },
    { action: "add-synonym", actor: "ann" },
  ]);
});

it("a search is explained to the administrator alone", async () => {
  const path = "/api/search?q=pizza&explain=1";
  expect((await fetch(`${directory.url}${path}`)).status).toBe(401);
  const { businesses, scores, terms } = (await (await ask(path)).json()) as ExplainedSearch;
  expect(scores.map(({ name }) => name)).toEqual(businesses.map(({ name }) => name));
  expect(scores.map(({ score }) => score)).toEqual(scores.map(({ score }) => score).toSorted((a, b) => b - a));
  expect(scores[0]?.parts).toMatchObject({ field: expect.any(Number), quality: expect.any(Number) });
  expect(terms).toMatchObject([{ typed: "pizza" }]);
});

it("an invalid synonym is a 400 that names its fields", async () => {
  const messages = async (synonym: object) => {
    const { status, body } = await send("POST", "synonyms", synonym);
    expect(status).toBe(400);
    return body.errors.map(({ field, message }: Record<string, string>) => `${field} ${message}`);
  };
  expect(await messages({ from: " ", to: "…" })).toEqual(["from is needed", "to is needed"]);
  expect(await messages({ from: "Café", to: "CAFE" })).toEqual(["to is the same as what is searched"]);
  expect(await messages({ from: "x".repeat(61), to: "y" })).toEqual(["from is longer than 60 characters"]);
  expect(await messages({ from: "cafe" })).toEqual(["to must be a text"]);
});
