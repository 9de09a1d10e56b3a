import type { SiteInfo } from "#contract/site";
import { homeUrl } from "../page-url.ts";
import { DEFAULT_ACCENT } from "./accent-colors.ts";
import { siteIcons } from "./site-icons.ts";

/** Returns the web app manifest, for home screens. Its colours are those of web/styles/tokens.css. */
export function webManifest({ name, tagline, logo }: Pick<SiteInfo, "name" | "tagline" | "logo">): object {
  const { small, large } = siteIcons(logo);
  const icons = [
    [small, "192x192"],
    [large, "512x512"],
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
    theme_color: DEFAULT_ACCENT,
    // The mark, and a logo on white, fit into the safe zone of maskable icons.
    icons: [...icons, ...icons.map((icon) => ({ ...icon, purpose: "maskable" }))],
  };
}
