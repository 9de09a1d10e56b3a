import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { pino } from "pino";
import { expect, it } from "vitest";
import { AppError, type AppErrorCode } from "../../errors.ts";
import { problems } from "./problems.ts";

/** Returns status and type of the response to a request of a page that fails. */
async function failingPage(accept: string) {
  const app = new Koa();
  app.use(problems(pino({ level: "silent" })));
  app.use(() => {
    throw new TypeError("inside");
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/city/Waco`, {
    headers: { accept },
  });
  const page = { type: response.headers.get("content-type"), text: await response.text(), headers: response.headers };
  await new Promise((resolve) => server.close(resolve));
  return page;
}

it.each(["*/*", "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8", "image/avif,*/*", ""])(
  "a page that fails is a page with the number of the request, to clients that accept %j",
  async (accept) => {
    const { type, text, headers } = await failingPage(accept);
    expect(type).toBe("text/html; charset=utf-8");
    expect(text).toContain("<h1>500 Internal Server Error</h1>");
    expect(text).toContain(headers.get("x-request-id"));
    expect(text).not.toContain("inside");
  },
);

it("a page that fails is a problem to clients that accept JSON alone", async () => {
  expect((await failingPage("application/json")).type).toBe("application/problem+json");
});

/** Returns the response and the log of a request that fails with this error. */
async function outcomeOf(error: unknown) {
  const logLines: string[] = [];
  const app = new Koa();
  app.use(problems(pino({}, { write: (line: string) => logLines.push(line) })));
  app.use(() => {
    throw error;
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x`);
  const { status, headers } = response;
  const outcome = { status, headers, body: await response.text(), logged: logLines.join("") };
  await new Promise((resolve) => server.close(resolve));
  return outcome;
}

it.each<[AppErrorCode, number]>([
  ["invalid", 400],
  ["usage", 400],
  ["unauthenticated", 401],
  ["not-found", 404],
  ["gone", 410],
  ["conflict", 409],
  ["cancelled", 409],
  ["too-large", 413],
  ["unreadable", 422],
  ["too-many", 429],
])("AppError %s becomes a %i with its message, not logged", async (code, status) => {
  const outcome = await outcomeOf(new AppError(code, "What to do.", [{ field: "a", message: "why" }]));
  expect(outcome).toMatchObject({ status, logged: "" });
  expect(JSON.parse(outcome.body)).toMatchObject({
    status,
    detail: "What to do.",
    errors: [{ field: "a", message: "why" }],
  });
});

it("a refused request is logged", async () => {
  const outcome = await outcomeOf(new AppError("forbidden", "Not from there."));
  expect(outcome.status).toBe(403);
  expect(JSON.parse(outcome.logged)).toMatchObject({ msg: "request refused", method: "GET", url: "/api/x" });
});

it("a storage error becomes a 503 without file names, and is logged with them", async () => {
  const outcome = await outcomeOf(new AppError("storage", "/inside/mainstreet.db is damaged"));
  expect(outcome.status).toBe(503);
  expect(outcome.body).not.toContain("inside");
  expect(outcome.logged).toContain("/inside/mainstreet.db is damaged");
  expect(Number(outcome.headers.get("retry-after"))).toBeGreaterThan(0);
});

it.each([new TypeError("inside"), { message: "inside", status: 418 }, "inside"])(
  "a bug becomes a 500 without details, and is logged: %s",
  async (bug) => {
    const outcome = await outcomeOf(bug);
    expect(outcome.status).toBe(500);
    expect(outcome.body).not.toContain("inside");
    expect(outcome.logged).toContain("inside");
  },
);
