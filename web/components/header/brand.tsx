import type { SiteLogo } from "#contract/site";
import styles from "./brand.module.css";

interface BrandProps {
  name: string;
  logo?: SiteLogo | undefined;
}

/** Shows the site's logo, or the mark, an awning, and the name. A logo without the name beside it is read out as the name. */
export function Brand({ name, logo }: BrandProps) {
  return (
    <span className={styles.brand}>
      {logo ? <Logo logo={logo} alt={logo.isBesideName ? "" : name} /> : <Awning />}
      {logo === undefined ? name : logo.isBesideName && <span>{name}</span>}
    </span>
  );
}

function Logo({ logo: { light, dark }, alt }: { logo: SiteLogo; alt: string }) {
  return (
    <picture>
      {dark && (
        <source media="(prefers-color-scheme: dark)" srcSet={dark.address} width={dark.width} height={dark.height} />
      )}
      <img src={light.address} width={light.width} height={light.height} alt={alt} />
    </picture>
  );
}

function Awning() {
  return (
    <svg width="34" height="30" viewBox="0 0 34 30" aria-hidden="true">
      <path className={styles.house} d="M5 13h24v16H5Z" />
      <path
        className={styles.stripe}
        d="M6 1h22l5 12a4.1 4.1 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4.1 4.1 0 0 1-8 0Z"
      />
      <path className={styles.light} d="M11.5 1h5.5v12a4 4 0 0 1-8 0ZM22.5 1H28l5 12a4.1 4.1 0 0 1-8 0Z" />
      <path className={styles.door} d="M19 19h6v10h-6ZM9 19h6v5H9Z" />
    </svg>
  );
}
