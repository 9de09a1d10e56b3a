import { afterEach, beforeEach, expect, it } from "vitest";
import type { AdminBusiness } from "#contract/admin-api";
import type { DetailedBusiness } from "#contract/business";
import type { Facets } from "#contract/facets";
import type { StoredOwnField } from "#contract/fields/own-fields";
import { AT, importInto } from "../../../testing/directories/import-into.ts";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";
import { type Send, signedInSend } from "../../../testing/servers/signed-in-client.ts";

let directory: MadeUpDirectory;
let send: Send;
let id: number;
beforeEach(async () => {
  directory = await serveMadeUpDirectory();
  send = await signedInSend(directory);
  const { store } = directory;
  await store.ownFields.define(
    [
      { key: "dogs", name: "Dogs", type: "yes-no" },
      { key: "card", name: "Card page", type: "link" },
      { key: "tags", name: "Tags", type: "list" },
    ],
    AT,
  );
  await importInto(store, { own1: { name: "Rosa Own", ownValues: { dogs: true, tags: ["Quiet", "Garden"] } } });
  const { businesses } = await store.search.businesses({}, "latest", { limit: 500, offset: 0 });
  id = businesses.find(({ name }) => name === "Rosa Own")?.id ?? 0;
});
afterEach(() => directory.close());

const get = async <Answer>(path: string): Promise<Answer> =>
  (await fetch(`${directory.url}/api/${path}`)).json() as Promise<Answer>;
const shown = async () => (await get<DetailedBusiness>(`businesses/${id}`)).ownFields;

it("The public API shows the own fields of a business by their names, and no raw values", async () => {
  expect(await shown()).toEqual([
    { key: "dogs", name: "Dogs", type: "yes-no", value: true },
    { key: "tags", name: "Tags", type: "list", value: ["Quiet", "Garden"] },
  ]);
  expect(await get(`businesses/${id}`)).not.toHaveProperty("ownValues");
  const { attributes } = await get<Facets>("facets?has=tags.garden");
  expect(attributes.find(({ slug }) => slug === "dogs.yes")).toMatchObject({ label: "Dogs", businessCount: 1 });
  expect((await get<{ totalCount: number }>("businesses?has=tags.garden,dogs.yes")).totalCount).toBe(1);
});

it("An edit is checked by the types of the fields, marks only those it changed, and null removes a value", async () => {
  const edit = async (ownValues: object) => send("PATCH", `businesses/${id}`, { ownValues });
  const wrong = await edit({ card: "javascript:alert(1)", dogs: "perhaps", nope: "x" });
  expect(wrong.status).toBe(400);
  expect((wrong.body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
    "ownValues.card",
    "ownValues.dogs",
    "ownValues.nope",
  ]);
  const edited = (await edit({ dogs: null, tags: ["Quiet", "Garden"], card: "rosa.example" })).body as AdminBusiness;
  expect(edited.editedFields).toEqual(["ownValues.card", "ownValues.dogs"]);
  expect(edited.ownFields.map(({ key, value }) => [key, value])).toEqual([
    ["card", "https://rosa.example"],
    ["tags", ["Quiet", "Garden"]],
  ]);
});

it("A field is renamed, removed and put back, each with its entry in the activity log", async () => {
  const field = async (answer: ReturnType<Send>) => (await answer).body as StoredOwnField;
  expect(await field(send("PATCH", "own-fields/dogs", { name: " Hunde " }))).toMatchObject({
    name: "Hunde",
    key: "dogs",
  });
  expect((await shown())[0]).toMatchObject({ name: "Hunde" });
  expect((await send("PATCH", "own-fields/dogs", { name: "rating" })).status).toBe(400);
  expect((await send("PATCH", "own-fields/dogs", { name: "TAGS" })).status).toBe(409);
  await send("DELETE", "own-fields/dogs");
  expect((await shown()).map(({ key }) => key)).toEqual(["tags"]);
  expect((await send("DELETE", "own-fields/dogs")).status).toBe(404);
  expect(await field(send("POST", "own-fields/dogs/put-back"))).toMatchObject({ removedAt: null });
  expect((await shown()).map(({ key }) => key)).toEqual(["dogs", "tags"]);
  const actions = (await directory.store.maintenance.activity(3)).map(({ action }) => action);
  expect(actions).toEqual(["put-back-own-field", "remove-own-field", "rename-own-field"]);
});
