import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import type { PanelSite } from "#contract/site";
import type { Role } from "#domain/accounts/roles";
import { siteLogo } from "#domain/publishing/site-logo";
import { Site } from "../site.ts";
import { settingsQueries } from "./settings-api.ts";

/**
 * Returns the site as its settings are: a change, an undo too, shows before the page is loaded again. Only administrators can read the
 * settings; for others the site stays as the page was loaded.
 */
export function useSite(role: Role | undefined): PanelSite {
  const loadedSite = use(Site);
  const { data } = useQuery({ ...settingsQueries.settings, enabled: role === "administrator" });
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
