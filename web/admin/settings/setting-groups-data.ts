export type FieldType =
  | "text"
  | "email"
  | "url"
  | "number"
  | "list"
  | "switch"
  | "color"
  | "cities"
  | "logo"
  | "choice";

export interface SettingField {
  /** Key of config.json. */
  key: string;
  type: FieldType;
  hint?: string;
  placeholder?: string;
  /** Takes half of the width. */
  isHalf?: boolean;
  /** An empty field is saved as such; otherwise it takes the saved value back. */
  keepsEmpty?: boolean;
  /** Values of a field of the type "choice", with their labels. */
  choices?: readonly (readonly [value: string, label: string])[];
}

export interface SettingCard {
  title: string;
  intro?: string;
  fields: readonly SettingField[];
}

export interface SettingGroup {
  /** Value of the parameter `group` in the address. */
  value: string;
  label: string;
  intro: string;
  section: "Site" | "System";
  cards: readonly SettingCard[];
}

/** Groups of the page, in their order; the first one is the default. */
export const SETTING_GROUPS: readonly [SettingGroup, ...SettingGroup[]] = [
  {
    value: "contact",
    label: "Name & contact",
    intro: "Shown in the header, the footer and on the Contact page.",
    section: "Site",
    cards: [
      {
        title: "Site",
        fields: [
          { key: "site.name", type: "text", keepsEmpty: true },
          { key: "site.tagline", type: "text", keepsEmpty: true },
          { key: "site.copyrightYear", type: "number", isHalf: true, hint: "The year in the footer." },
        ],
      },
      {
        title: "Contact",
        intro: "An empty phone or address is left out.",
        fields: [
          { key: "site.email", type: "email", isHalf: true, placeholder: "hello@example.com", keepsEmpty: true },
          { key: "site.phone", type: "text", isHalf: true, placeholder: "No phone", keepsEmpty: true },
          { key: "site.address", type: "text", placeholder: "Street, city, state" },
          { key: "site.social.facebook", type: "url", isHalf: true, placeholder: "https://facebook.com/…" },
          { key: "site.social.instagram", type: "url", isHalf: true, placeholder: "https://instagram.com/…" },
          { key: "site.social.x", type: "url", isHalf: true, placeholder: "https://x.com/…" },
          { key: "site.social.linkedin", type: "url", isHalf: true, placeholder: "https://linkedin.com/…" },
        ],
      },
    ],
  },
  {
    value: "address",
    label: "Web address",
    intro: "The address used in links, the sitemap and shared pages.",
    section: "Site",
    cards: [
      {
        title: "Web address",
        fields: [
          {
            key: "site.baseUrl",
            type: "url",
            placeholder: "https://www.example.com",
            hint: "Only scheme and host, and a port if needed. After a change you may have to log in again.",
          },
        ],
      },
    ],
  },
  {
    value: "color",
    label: "Logo & color",
    intro: "The logo of header and footer, and the color of links and buttons.",
    section: "Site",
    cards: [
      {
        title: "Logo",
        intro: "Without a logo, pages show the awning.",
        fields: [
          { key: "site.logo", type: "logo", isHalf: true },
          {
            key: "site.logoDark",
            type: "logo",
            isHalf: true,
            hint: "Optional, for a logo that is hard to see on dark pages.",
          },
          {
            key: "site.logoWithName",
            type: "switch",
            hint: "Turn it off if the logo already says the name.",
          },
        ],
      },
      { title: "Color", fields: [{ key: "site.accentColor", type: "color", placeholder: "#0f6b5c" }] },
    ],
  },
  {
    value: "cities",
    label: "Featured cities",
    intro: "The cities in the menu of the header, and the first ones in the footer.",
    section: "Site",
    cards: [{ title: "Featured cities", fields: [{ key: "site.featuredCities", type: "cities" }] }],
  },
  {
    value: "languages",
    label: "Languages",
    intro: "The SEO Sitemap tab comes in two languages. Everything else is in English.",
    section: "Site",
    cards: [
      {
        title: "Panel",
        fields: [
          {
            key: "panel.seoLanguage",
            type: "choice",
            choices: [
              ["tr", "Türkçe"],
              ["en", "English"],
            ],
            hint: "For everyone who has not chosen a language in the tab itself.",
          },
        ],
      },
    ],
  },
  {
    value: "ads",
    label: "Ads & analytics",
    intro: "Third-party scripts on the public pages. Without an address, none is loaded.",
    section: "Site",
    cards: [
      {
        title: "Ads",
        fields: [
          { key: "ads.scriptUrl", type: "url", placeholder: "https://…" },
          { key: "ads.clientId", type: "text", isHalf: true },
          { key: "ads.slots", type: "list", isHalf: true, hint: "Separate several with commas." },
        ],
      },
      { title: "Analytics", fields: [{ key: "analytics.scriptUrl", type: "url", placeholder: "https://…" }] },
    ],
  },
  {
    value: "backup-settings",
    label: "Backup settings",
    intro: "When backups are made, and where their copies go.",
    section: "System",
    cards: [
      {
        title: "Backups",
        fields: [
          { key: "backup.daily", type: "switch", hint: "The server makes one backup a day." },
          { key: "backup.keep", type: "number", isHalf: true, hint: "Number of backups of each kind." },
          {
            key: "backup.keepDays",
            type: "number",
            isHalf: true,
            hint: "Days after which “mainstreet doctor” warns about a backup. None is deleted because of its age.",
          },
        ],
      },
      {
        title: "Copies",
        intro:
          "A second disk or a bucket protects copies if this disk fails. The keys of the bucket stay on the server, as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
        fields: [
          {
            key: "backup.copyTo",
            type: "text",
            placeholder: "/mnt/backups",
            hint: "A folder on the server.",
          },
          { key: "backup.s3.bucket", type: "text", isHalf: true },
          { key: "backup.s3.region", type: "text", isHalf: true },
          { key: "backup.s3.endpoint", type: "url", isHalf: true, hint: "Leave empty for Amazon S3." },
          { key: "backup.s3.prefix", type: "text", isHalf: true, keepsEmpty: true },
        ],
      },
    ],
  },
  {
    value: "imports",
    label: "Scheduled imports",
    intro: "New files are found by themselves. Their preview waits on the dashboard.",
    section: "System",
    cards: [
      {
        title: "Where files come from",
        fields: [
          {
            key: "imports.folder",
            type: "text",
            placeholder: "inbox in the data folder",
            hint: "A folder of the server. Files that are new or have changed are taken once they have stopped growing.",
          },
          {
            key: "imports.address",
            type: "url",
            placeholder: "https://feeds.example.org/businesses.csv",
            hint: "An https address of a file that the server fetches.",
          },
          { key: "imports.everyHours", type: "number", isHalf: true, hint: "24 is once a day, 168 once a week." },
        ],
      },
      {
        title: "Importing them",
        fields: [
          {
            key: "imports.atOnce",
            type: "switch",
            hint: "Otherwise a preview waits until you import or dismiss the file. Each import can be undone.",
          },
          {
            key: "imports.update",
            type: "switch",
            hint: "For files imported without asking. Businesses take the values of the file, except values edited by hand.",
          },
        ],
      },
    ],
  },
  {
    value: "map",
    label: "Map",
    intro: "Used where the server has no street map of its own.",
    section: "System",
    cards: [
      {
        title: "Map tiles",
        fields: [
          { key: "map.tileUrl", type: "text", placeholder: "https://tiles.example.org/{z}/{x}/{y}.png" },
          {
            key: "map.tileAttribution",
            type: "text",
            hint: "Credit shown on every map, as the provider of the tiles requires.",
          },
        ],
      },
    ],
  },
  {
    value: "data",
    label: "Searches & bin",
    intro: "What is counted, and how long deleted businesses are kept.",
    section: "System",
    cards: [
      {
        title: "Searches & recycle bin",
        fields: [
          {
            key: "searches.log",
            type: "switch",
            hint: "Counts searches with few results, without anything about the person.",
          },
          {
            key: "recycleBin.days",
            type: "number",
            isHalf: true,
            hint: "Deleted businesses are erased after this many days; 0 keeps them.",
          },
        ],
      },
    ],
  },
];

export const groupOfSetting = (key: string): SettingGroup | undefined =>
  SETTING_GROUPS.find(({ cards }) => cards.some(({ fields }) => fields.some((field) => field.key === key)));

export const fieldOfSetting = (key: string): SettingField | undefined =>
  SETTING_GROUPS.flatMap(({ cards }) => cards.flatMap(({ fields }) => fields)).find((field) => field.key === key);
