import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import type { PanelSite } from "#contract/site";
import { siteLogo } from "#domain/publishing/site-logo";
import { Site } from "../site.ts";
import { settingsQueries } from "./settings-api.ts";

/** Returns the site as its settings are, once they were loaded: a change shows before the page is loaded again. */
export function useSite(): PanelSite {
  const loadedSite = use(Site);
  const { data } = useQuery({ ...settingsQueries.settings, enabled: false });
  if (data === undefined) return loadedSite;
  const valueOf = (key: string) => data.settings.find((setting) => setting.key === key)?.value;
  const text = (key: string) => (typeof valueOf(key) === "string" ? String(valueOf(key)) : null);
  const logo = siteLogo(text("site.logo"), text("site.logoDark"), valueOf("site.logoWithName") !== false);
  return {
    name: text("site.name") ?? loadedSite.name,
    seoLanguage: valueOf("panel.seoLanguage") === "en" ? "en" : "tr",
    ...(logo && { logo }),
  };
}
