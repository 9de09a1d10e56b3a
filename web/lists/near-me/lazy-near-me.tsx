import { lazyComponent } from "../../lazy/lazy-component.tsx";
import type { NearMeProps } from "./near-me.tsx";

/** Shows `NearMe`, which is a button that works only with its code. */
export const lazyNearMe = lazyComponent<NearMeProps>("web/lists/list-parts.ts", () =>
  import("../list-parts.ts").then(({ NearMe }) => ({ Component: NearMe })),
);
