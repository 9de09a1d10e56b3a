import type { CSSProperties } from "react";
import type { SiteLogo } from "#contract/site";
import { type AccentTokens, accentTokens, DEFAULT_ACCENT, isAccent } from "#domain/publishing/branding/accent-colors";
import { isIconShape, logoSize, siteLogo } from "#domain/publishing/branding/site-logo";
import { Brand } from "../../../components/header/brand.tsx";
import styles from "./logo-preview.module.css";

interface LogoPreviewProps {
  name: string;
  /** Addresses as they will be saved; empty ones are none. */
  logo: string;
  logoDark: string;
  isBesideName: boolean;
  /** Accent as it will be saved; empty for the default. */
  accent: string;
}

/** Shows the header in both themes, whichever the system has. */
export function LogoPreview({ name, logo, logoDark, isBesideName, accent }: LogoPreviewProps) {
  const shown = siteLogo(logo || null, logoDark || null, isBesideName);
  const tokens = accentTokens(isAccent(accent) ? accent : DEFAULT_ACCENT);
  const size = shown && logoSize(shown.light.address);
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>The header on light and on dark pages</figcaption>
      <div className={styles.light} data-theme="light" style={accentStyle(tokens.light)}>
        <Brand name={name} logo={shown && inTheme(shown, shown.light)} />
      </div>
      <div
        className={styles.dark}
        data-theme="dark"
        data-plate={shown && !shown.dark ? "" : undefined}
        style={accentStyle(tokens.dark)}
      >
        <Brand name={name} logo={shown && inTheme(shown, shown.dark ?? shown.light)} />
      </div>
      {size && (
        <p className={styles.note}>
          {isIconShape(size)
            ? "It is the icon of browser tabs and home screens too."
            : "Browser tabs and home screens keep the awning: only a large, nearly square logo is legible there."}
        </p>
      )}
    </figure>
  );
}

/** Returns the custom properties with which the awning is drawn in one theme. */
function accentStyle({ accent, "accent-soft": soft }: AccentTokens): CSSProperties {
  return { "--accent": accent, "--accent-soft": soft } as CSSProperties;
}

const inTheme = ({ isBesideName }: SiteLogo, light: SiteLogo["light"]): SiteLogo => ({ light, isBesideName });
