import { useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { homeUrl, savedUrl, searchUrl } from "#domain/publishing/page-url";
import { useApp } from "../../app-context.ts";
import { useSavedButtons } from "../../saved/use-saved-buttons.ts";
import layout from "../../styles/layout.module.css";
import { Icon } from "../icon.tsx";
import { focusSearch } from "../search/focus-search.ts";
import { Brand } from "./brand.tsx";
import { Drawer } from "./drawer.tsx";
import { menuGroups } from "./menu-groups.ts";
import { Menus } from "./menus.tsx";
import styles from "./site-header.module.css";

/** The header of every page. `html` is its content from the layout cache. */
export function SiteHeader({ html }: { html?: string | undefined }) {
  if (html !== undefined) return <header className={styles.header} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <header className={styles.header}>
      <HeaderContent />
    </header>
  );
}

/** Shows home link, menus, links to saved places and the search; on small screens the drawer. */
export function HeaderContent() {
  const { site, queries } = useApp();
  const buttons = useSavedButtons();
  const groups = menuGroups(useQuery(queries.featuredCities()).data?.cities);
  const openSearch = (event: MouseEvent) => {
    if (focusSearch()) event.preventDefault();
  };
  return (
    <div className={styles.bar}>
      <a className={styles.home} href={homeUrl}>
        <Brand name={site.name} logo={site.logo} />
      </a>
      <a className={styles.saved} href={savedUrl} rel="nofollow">
        <Icon name="heart" size={22} />
        <span className={layout.visuallyHidden}>Saved places</span>
        {buttons && <buttons.SavedCount />}
      </a>
      <Menus groups={groups} />
      <a className={styles.search} href={searchUrl()} onClick={openSearch}>
        <Icon name="search" /> Search
      </a>
      <Drawer groups={groups} />
    </div>
  );
}
