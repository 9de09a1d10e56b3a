import type { ComponentType } from "react";
import { BusinessesTab } from "../businesses/businesses-tab.tsx";
import { DashboardTab } from "../dashboard/dashboard-tab.tsx";
import { ImportTab } from "../import/import-tab.tsx";
import { SeoSitemapTab } from "../seo-sitemap/seo-sitemap-tab.tsx";

interface PanelTab {
  /** Of the parameter `tab` in the address. */
  value: string;
  label: string;
  Tab: ComponentType;
}

/** The tabs in their order; the first one is the default. */
export const PANEL_TABS: readonly [PanelTab, ...PanelTab[]] = [
  { value: "dashboard", label: "Dashboard", Tab: DashboardTab },
  { value: "businesses", label: "Businesses", Tab: BusinessesTab },
  { value: "import", label: "Import", Tab: ImportTab },
  { value: "seo-sitemap", label: "SEO Sitemap", Tab: SeoSitemapTab },
];
