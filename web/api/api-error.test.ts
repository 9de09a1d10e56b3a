import { describe, expect, it } from "vitest";
import { ApiError, apiErrorOf, isTemporaryStatus, statusOfError } from "./api-error.ts";

describe("an answer that was not successful", () => {
  it("has the status and the body in its message", async () => {
    const error = await apiErrorOf(new Response("no luck", { status: 500, statusText: "Internal Server Error" }));
    expect(error.message).toBe("500: no luck");
    expect(error.detail).toBe("no luck");
  });

  it("has the status text in its message when the body is empty", async () => {
    const error = await apiErrorOf(new Response("", { status: 404, statusText: "Not Found" }));
    expect(error.message).toBe("404: Not Found");
    expect(error.detail).toBe("Not Found");
  });

  it("has the detail of a problem body for people", async () => {
    const body = JSON.stringify({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: "limit is too large",
    });
    const error = await apiErrorOf(new Response(body, { status: 400 }));
    expect(error.message).toBe(`400: ${body}`);
    expect(error.detail).toBe("limit is too large");
  });

  it.each([
    [502, "A proxy in front of the server answered with error 502."],
    [413, "A proxy in front of the server answered with error 413."],
  ])("has a sentence for people where a proxy answers %i with a page", async (status, sentence) => {
    const body = `\r\n<html>\r\n<head><title>${status}</title></head>\r\n</html>\r\n`;
    const error = await apiErrorOf(new Response(body, { status }));
    expect(error.message).toBe(`${status}: ${body}`);
    expect(error.detail).toBe(sentence);
  });
});

describe("the status of an error", () => {
  it("tells whether another attempt may succeed", () => {
    expect([408, 425, 429, 500, 502, 503, 504].filter((status) => !isTemporaryStatus(status))).toEqual([]);
    expect([400, 401, 403, 404, 409, 410, 413].filter(isTemporaryStatus)).toEqual([]);
  });

  it("is the same in the browser and on the server", () => {
    expect(statusOfError(new ApiError(410, "410: Gone", "Gone"))).toBe(410);
    expect(statusOfError({ code: "gone" })).toBe(410);
    expect(statusOfError({ code: "not-found" })).toBe(404);
    expect(statusOfError({ code: "invalid" })).toBe(400);
    expect(statusOfError(new TypeError("bug"))).toBe(500);
  });
});
