import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { businessEditSchema } from "#contract/business-edit";
import { businessQuerySchema } from "#contract/queries";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../directories/sample-directory.ts";
import { type Send, signedInSend } from "../servers/signed-in-client.ts";
import { hostileText } from "./hostile-text.ts";

let directory: MadeUpDirectory;
let send: Send;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
  send = await signedInSend(directory);
});
afterAll(() => directory.close());

/** Texts for a URL: a lone surrogate cannot be sent. */
const urlText = hostileText.map((text) => encodeURIComponent(text.slice(0, 400).toWellFormed()));
const value = fc.oneof(
  urlText,
  fc.constantFrom("1", "0", "-1", "100", "1e3", "true", "false", "distance", "best", "verified", "47.37", "181", ""),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...Object.keys(businessQuerySchema.shape), "q", "location", "exact", "x"), value), {
    maxLength: 6,
  })
  .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));
const LISTS = "businesses search suggest facets cities cities/popular states statistics categories countries".split(
  " ",
);
const path = fc.oneof(
  fc.tuple(fc.constantFrom(...LISTS), query).map(([list, parameters]) => `${list}?${parameters}`),
  fc
    .tuple(fc.constantFrom("city", "category", "businesses/slug", "businesses"), urlText, query)
    .map(([list, name, parameters]) => `${list}/${name}?${parameters}`),
);

it("a public URL returns data or a client error, never an error of the server", async () => {
  await fc.assert(
    fc.asyncProperty(path, async (rest) => {
      const response = await fetch(`${directory.url}/api/${rest}`);
      const body = await response.text();
      expect(response.status, rest).toBeLessThan(500);
      expect(() => JSON.parse(body), rest).not.toThrow();
      if (response.status >= 400) expect(response.headers.get("content-type")).toContain("application/problem+json");
    }),
    { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 300) },
  );
});

const FIELDS = [
  ...Object.keys(businessEditSchema.shape),
  "placeId",
  "expectedUpdatedAt",
  "kind",
  "from",
  "to",
  "action",
];
const MORE_FIELDS = ["ids", "survivorId", "mergedId", "category", "username", "password", "isVerified"];
const body = fc.oneof(
  fc.dictionary(
    fc.constantFrom(...FIELDS, ...MORE_FIELDS),
    fc.oneof(hostileText, fc.jsonValue(), fc.constantFrom(1, 2, [1])),
  ),
  fc.jsonValue(),
);
/** Endpoints that write, except those that start a job and the rate-limited login. */
const WRITES = [
  ...["businesses", "businesses/bulk", "synonyms", "duplicates/merge", "duplicates/distinct"].map(
    (route) => ["POST", route] as const,
  ),
  ["POST", "duplicates/undo-merge"],
  ["PATCH", "businesses/1"],
  ["PATCH", "businesses/99"],
  ["DELETE", "businesses/99"],
] as const;

it("a write of any body succeeds or is refused, without an error of the server", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...WRITES), body, async ([method, route], content) => {
      const { status } = await send(method, route, content);
      expect(status, `${method} ${route} ${JSON.stringify(content)}`).toBeLessThan(500);
    }),
    { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 300) },
  );
});
