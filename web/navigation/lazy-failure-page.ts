import type { FailurePage } from "../components/failure-page.tsx";

/** What shows that a page cannot be had, in a chunk of its own: most visitors never need it. */
export const failureCode = {
  source: "web/components/failure-page.tsx",
  /** undefined until it is loaded. */
  Page: undefined as typeof FailurePage | undefined,
  async load(): Promise<void> {
    failureCode.Page ??= (await import("../components/failure-page.tsx")).FailurePage;
  },
};
