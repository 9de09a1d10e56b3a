import { describe, expect, it } from "vitest";
import type { Job } from "#contract/admin-api";
import { importStateLabel } from "./import-state.ts";

const job = { kind: "undo", state: "running" } as Job;
const NO_UNDO = { job: undefined, importId: undefined };

describe("an import that is being undone", () => {
  it("is labelled as such at once, before the server has recorded the undo", () => {
    expect(importStateLabel({ id: 3, state: "finished" }, { job, importId: 3 })).toBe("Undoing");
    expect(importStateLabel({ id: 2, state: "finished" }, { job, importId: 3 })).toBe("Finished");
    expect(importStateLabel({ id: 2, state: "undoing" }, { job, importId: 3 })).toBe("Undo not finished");
  });

  it("is labelled as such when somebody else started the undo", () => {
    expect(importStateLabel({ id: 3, state: "undoing" }, { job, importId: undefined })).toBe("Undoing");
  });
});

it("an undo that was stopped is not finished", () => {
  expect(importStateLabel({ id: 3, state: "undoing" }, NO_UNDO)).toBe("Undo not finished");
  expect(importStateLabel({ id: 3, state: "undone" }, NO_UNDO)).toBe("Undone");
});
