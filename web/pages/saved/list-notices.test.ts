import { expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { failureNotices } from "./list-notices.ts";

it.each([null, new TypeError("Failed to fetch")])(
  "says that there is no connection only where none is (%s)",
  (error) => {
    expect(failureNotices(error, 0)).toEqual([
      "There is no connection. Places are shown as this browser last saw them.",
    ]);
    expect(failureNotices(error, 1)[1]).toBe("1 place will be shown once there is a connection.");
  },
);

it.each([400, 429, 503])("says that the server failed where it answered with %s", (status) => {
  const notices = failureNotices(new ApiError(status, `${status}: busy`, "busy"), 2);
  expect(notices.join(" ")).not.toContain("connection");
  expect(notices[1]).toBe("2 places will be shown once the server answers.");
});
