import { type ComponentType, lazy } from "react";
import type { Role } from "#domain/accounts/roles";

interface PanelTab {
  /** Value of the parameter `tab` in the address. */
  value: string;
  label: string;
  Tab: ComponentType;
}

/** Tabs in their order; the first one is the default. Each is a chunk that loads when it is opened. */
export const PANEL_TABS: readonly [PanelTab, ...PanelTab[]] = [
  {
    value: "dashboard",
    label: "Dashboard",
    Tab: lazy(async () => ({ default: (await import("../dashboard/dashboard-tab.tsx")).DashboardTab })),
  },
  {
    value: "businesses",
    label: "Businesses",
    Tab: lazy(async () => ({ default: (await import("../businesses/businesses-tab.tsx")).BusinessesTab })),
  },
  {
    value: "import",
    label: "Import",
    Tab: lazy(async () => ({ default: (await import("../import/import-tab.tsx")).ImportTab })),
  },
  {
    value: "seo-sitemap",
    label: "SEO Sitemap",
    Tab: lazy(async () => ({ default: (await import("../seo-sitemap/seo-sitemap-tab.tsx")).SeoSitemapTab })),
  },
];

interface PanelMenuPage extends PanelTab {
  /** Opened by the gear, or by the menu at the user's name. */
  place: "gear" | "name";
  /** Least role that sees the page in the menu; every role without it. */
  leastRole?: Role;
}

/** Pages that are no tabs, in the order of the menu. They share the parameter `tab` and load when they are opened. */
export const MENU_PAGES: readonly PanelMenuPage[] = [
  {
    value: "settings",
    label: "Settings",
    place: "gear",
    leastRole: "administrator",
    Tab: lazy(async () => ({ default: (await import("../settings/settings-page.tsx")).SettingsPage })),
  },
  {
    value: "account",
    label: "My account",
    place: "name",
    Tab: lazy(async () => ({ default: (await import("../account/account-page.tsx")).AccountPage })),
  },
  {
    value: "people",
    label: "People",
    place: "name",
    leastRole: "administrator",
    Tab: lazy(async () => ({ default: (await import("../people/people-page.tsx")).PeoplePage })),
  },
  {
    value: "backups",
    label: "Backups",
    place: "name",
    leastRole: "administrator",
    Tab: lazy(async () => ({ default: (await import("../backups/backups-page.tsx")).BackupsPage })),
  },
];
