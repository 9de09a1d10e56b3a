import { lazyComponent } from "../../lazy/lazy-component.tsx";
import type { NearMeProps } from "./near-me.tsx";

/** Shows `NearMe`, which is a button that works only with its code. */
export const lazyNearMe = lazyComponent<NearMeProps>("web/lists/near-me/near-me.tsx", () =>
  import("./near-me.tsx").then(({ NearMe }) => ({ Component: NearMe })),
);
