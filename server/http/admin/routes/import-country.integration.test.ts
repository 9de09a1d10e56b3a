import { afterAll, beforeAll, expect, it } from "vitest";
import type { DryRunReport, Job } from "#contract/admin-api";
import { runServer, type ServerFixture } from "../../../testing/servers/running-server.ts";

let site: ServerFixture;
beforeAll(async () => {
  site = await runServer();
});
afterAll(() => site.close());

const ASYNC = { Prefer: "respond-async" };
const post = (path: string, body: object, headers = {}) =>
  site.ask(`/api/admin/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const preview = async (response: Response) =>
  (await site.waitForJob(((await response.json()) as Job).id)).result as DryRunReport;

it("a preview counts the rows of each country, and gives the chosen country to rows without one", async () => {
  const csv = [
    "name,address,city,state,zip",
    "Heron One,1 Mill Rd,Stowe,VT,5672",
    "Heron Two,2 Mill Rd,Stowe,VT,5672",
    "Heron Three,3 Mill Rd,Stowe,,5672",
  ].join("\n");
  const first = await preview(await site.upload(new Blob([csv]), "herons.csv", "?dryRun=true", ASYNC, "dataFile"));
  expect(first).toMatchObject({ rows: 3, country: null });
  expect(first.countries).toEqual([
    { country: "United States", rows: 2 },
    { country: "", rows: 1 },
  ]);
  const { uploadId } = first;
  const refusedResponse = await post("imports/preview", { uploadId, country: "Atlantis" });
  expect(refusedResponse.status).toBe(400);
  expect(await refusedResponse.json()).toMatchObject({
    errors: [{ field: "country", message: "is no country; give its English name or ISO code" }],
  });
  const chosenPreview = await preview(await post("imports/preview", { uploadId, country: "us" }, ASYNC));
  expect(chosenPreview).toMatchObject({ country: "United States", countries: [{ country: "United States", rows: 3 }] });
  expect((await post("imports", { uploadId, country: "United States" })).status).toBe(200);
  expect(await site.json("../businesses?search=heron+three")).toMatchObject({
    businesses: [{ name: "Heron Three", country: "United States", state: "Vermont", zipCode: "05672" }],
  });
});
