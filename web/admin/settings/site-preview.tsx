import type { CSSProperties } from "react";
import type { SettingState } from "#contract/settings/panel-settings";
import { accentTokens, isAccent } from "#domain/publishing/branding/accent-colors";
import { siteLogo } from "#domain/publishing/branding/site-logo";
import { Brand } from "../../components/header/brand.tsx";
import { Section } from "../ui/tab-page.tsx";
import { useFeaturedCities } from "./fields/use-featured-cities.ts";
import { patchOf } from "./setting-drafts.ts";
import styles from "./site-preview.module.css";
import type { SettingsForm } from "./use-settings-form.ts";

const SOCIAL = ["facebook", "x", "instagram", "linkedin"] as const;
const NETWORK_NAMES = { facebook: "Facebook", x: "X", instagram: "Instagram", linkedin: "LinkedIn" };

interface SitePreviewProps {
  settings: readonly SettingState[];
  form: SettingsForm;
}

/** Shows the header, the tagline and the footer as visitors will see them after saving. */
export function SitePreview({ settings, form }: SitePreviewProps) {
  const values = patchOf(form.drafts, settings);
  const valueOf = (key: string): unknown => {
    const state = settings.find((each) => each.key === key);
    // A value that is taken back gives way to the default.
    return key in values ? (values[key] ?? state?.defaultValue) : state?.value;
  };
  const text = (key: string): string => {
    const value = valueOf(key) ?? "";
    return value === "#" ? "" : String(value);
  };
  const cities = valueOf("site.featuredCities");
  const logo = siteLogo(
    text("site.logo") || null,
    text("site.logoDark") || null,
    text("site.logoWithName") !== "false",
  );
  const networks = SOCIAL.filter((network) => text(`site.social.${network}`) !== "");
  return (
    <Section title="Preview" intro="As visitors will see it after you save.">
      <div className={styles.preview} style={accentStyle(text("site.accentColor"))} data-preview="">
        <div className={styles.header}>
          <Brand name={text("site.name")} logo={logo} />
        </div>
        <div className={styles.hero}>
          <strong>{text("site.tagline")}</strong>
          <FeaturedCities names={Array.isArray(cities) ? cities.join("\n") : ""} />
          <span className={styles.button}>Search</span>
        </div>
        <div className={styles.footer}>
          <p>
            <strong>{text("site.name")}</strong>
          </p>
          <p className={styles.link}>{text("site.email")}</p>
          {text("site.phone") === "" ? <p className={styles.quiet}>No phone</p> : <p>{text("site.phone")}</p>}
          {text("site.address") !== "" && <p>{text("site.address")}</p>}
          {networks.length > 0 && <p>{networks.map((network) => NETWORK_NAMES[network]).join(" · ")}</p>}
          <p className={styles.quiet}>
            © {text("site.copyrightYear")} {text("site.name")} · Sitemap
          </p>
        </div>
      </div>
    </Section>
  );
}

/** Names the cities of the header: the largest ones if the directory has none of those chosen. `names` has one a line. */
function FeaturedCities({ names }: { names: string }) {
  const cities = useFeaturedCities(names).data?.cities ?? [];
  return (
    <span className={styles.cities}>{cities.length > 0 && `Cities: ${cities.map(({ name }) => name).join(", ")}`}</span>
  );
}

/** Custom properties of the light and the dark accent; the style sheet chooses between them. */
function accentStyle(color: string): CSSProperties | undefined {
  const hex = color.trim().toLowerCase();
  if (!isAccent(hex)) return undefined;
  const { light, dark } = accentTokens(hex);
  const variables = Object.entries(light).map(([name, value]) => [`--light-${name}`, value]);
  const darkVariables = Object.entries(dark).map(([name, value]) => [`--dark-${name}`, value]);
  return Object.fromEntries([...variables, ...darkVariables]) as CSSProperties;
}
