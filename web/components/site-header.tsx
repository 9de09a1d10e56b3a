import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { HEADER_CITIES } from "#domain/header-cities";
import { browseUrl, categoryUrl, citiesUrl, homeUrl, searchUrl } from "#domain/page-url";
import { useApp } from "../app-context.ts";
import { Brand } from "./brand.tsx";
import { Icon } from "./icon.tsx";
import styles from "./site-header.module.css";

interface MenuGroup {
  title: string;
  links: { label: string; href: string }[];
  all: { label: string; href: string };
}

const MENUS: MenuGroup[] = [
  {
    title: "Categories",
    links: CATEGORY_GROUPS.slice(0, 6).map(({ slug, name }) => ({ label: name, href: categoryUrl(slug) })),
    all: { label: "All businesses", href: browseUrl() },
  },
  {
    title: "Cities",
    // as product.md has them: the bare name
    links: HEADER_CITIES.map(({ name }) => ({ label: name, href: `/city/${name}` })),
    all: { label: "All cities", href: citiesUrl() },
  },
];

/** On every page: the way home, the two menus and the search; on small screens the same links in a drawer. */
export function SiteHeader() {
  const { site } = useApp();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href={homeUrl}>
          <Brand name={site.name} />
        </a>
        <Menus />
        <a className={styles.search} href={searchUrl()}>
          <Icon name="search" /> Search
        </a>
        <button className={styles.menuButton} type="button" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" size={24} />
        </button>
      </div>
      <Drawer />
    </header>
  );
}

/** Opened by a click, without JavaScript too; with it, closed again by a click elsewhere, Escape or a link. */
function Menus() {
  const nav = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      if (event.type === "click" && nav.current?.contains(event.target as Node)) return;
      closeMenus(nav.current);
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes them
  useEffect(() => closeMenus(nav.current), [key]);
  return (
    <nav className={styles.menus} aria-label="Main" ref={nav}>
      {MENUS.map((menu) => (
        <details key={menu.title} className={styles.menu} name="menu">
          <summary>
            {menu.title} <Icon name="down" size={16} />
          </summary>
          <div className={styles.panel}>
            <MenuLinks menu={menu} />
          </div>
        </details>
      ))}
    </nav>
  );
}

function closeMenus(nav: HTMLElement | null): void {
  for (const menu of nav?.querySelectorAll("details[open]") ?? []) menu.removeAttribute("open");
}

function Drawer() {
  const closeOnLink = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest("a")) event.currentTarget.hidePopover();
  };
  return (
    <nav id="menu" className={styles.drawer} aria-label="Menu" popover="auto" onClick={closeOnLink}>
      <div className={styles.drawerTop}>
        <a className={styles.drawerSearch} href={searchUrl()}>
          <Icon name="search" /> Search
        </a>
        <button
          className={styles.close}
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      {MENUS.map((menu) => (
        <section key={menu.title}>
          <h2 className={styles.drawerTitle}>{menu.title}</h2>
          <MenuLinks menu={menu} />
        </section>
      ))}
    </nav>
  );
}

function MenuLinks({ menu: { links, all } }: { menu: MenuGroup }) {
  return (
    <ul>
      {[...links, all].map(({ label, href }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
