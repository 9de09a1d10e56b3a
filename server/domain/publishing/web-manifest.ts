import type { SiteInfo } from "../../contract/site.ts";
import { homeUrl, ICON, LARGE_ICON } from "./page-url.ts";

/** Returns the web app manifest, for home screens. Its colours are those of web/styles/tokens.css. */
export function webManifest({ name, tagline }: Pick<SiteInfo, "name" | "tagline">): object {
  const icons = [
    [ICON, "192x192"],
    [LARGE_ICON, "512x512"],
  ].map(([src, sizes]) => ({ src, sizes, type: "image/png" }));
  return {
    name,
    short_name: name.slice(0, 30),
    description: tagline,
    id: homeUrl,
    start_url: homeUrl,
    scope: homeUrl,
    display: "minimal-ui",
    lang: "en",
    background_color: "#fffdf9",
    theme_color: "#0f6b5c",
    // The mark lies within the safe zone of maskable icons.
    icons: [...icons, ...icons.map((icon) => ({ ...icon, purpose: "maskable" }))],
  };
}
