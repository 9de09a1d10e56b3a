import type { ComponentType } from "react";
import { BusinessesTab } from "../businesses/businesses-tab.tsx";
import { DashboardTab } from "../dashboard/dashboard-tab.tsx";
import { ImportTab } from "../import/import-tab.tsx";
import { SeoSitemapTab } from "../seo-sitemap/seo-sitemap-tab.tsx";

interface PanelTab {
  /** In the address: /admin-panel?tab=… */
  value: string;
  label: string;
  Tab: ComponentType;
}

/** The tabs of the panel, in their order. The first is shown where the address names none. */
export const PANEL_TABS: readonly [PanelTab, ...PanelTab[]] = [
  { value: "dashboard", label: "Dashboard", Tab: DashboardTab },
  { value: "businesses", label: "Businesses", Tab: BusinessesTab },
  { value: "import", label: "Import", Tab: ImportTab },
  { value: "seo-sitemap", label: "SEO Sitemap", Tab: SeoSitemapTab },
];
