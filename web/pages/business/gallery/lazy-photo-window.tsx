import type { ComponentProps } from "react";
import { lazyComponent } from "../../../lazy/lazy-component.tsx";
import type { PhotoWindow } from "./photo-window.tsx";

/** Shows a `PhotoWindow`. Without its code, links open the photos. */
export const lazyPhotoWindow = lazyComponent<ComponentProps<typeof PhotoWindow>>(
  "web/pages/business/gallery/photo-window.tsx",
  () => import("./photo-window.tsx").then(({ PhotoWindow }) => ({ Component: PhotoWindow })),
);
