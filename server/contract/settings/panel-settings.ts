/** One setting of the panel. */
export interface SettingState {
  /** Key of config.json, such as "site.name". */
  key: string;
  /** Value in force. */
  value: unknown;
  /** "default", "panel", "config.json", "command line", or the name of an environment variable. All but the first two win over the panel. */
  source: string;
  /** Value saved in the panel, which may not be in force; absent when there is none. */
  saved?: unknown;
  defaultValue: unknown;
}

/** GET settings, and the response of PATCH settings. */
export interface PanelSettings {
  settings: SettingState[];
  /** Base URL in force, also when it is the default. */
  baseUrl: string;
}

/** PATCH settings. */
export interface SettingsPatch {
  /** Values by key; null takes the saved value back. */
  values: Record<string, unknown>;
  /**
   * Saved values that the changes are based on, by key; null where none was saved. Nothing is saved, with status 409, when a setting has
   * another one by now. A key that is left out may have any.
   */
  expected?: Record<string, unknown>;
}

/** GET first-steps: what a new directory lacks. POST first-steps/hide hides the list. */
export interface FirstSteps {
  password: boolean;
  contact: boolean;
  /** Names the fields of the contact step that are still placeholders. */
  contactLacks: ("name" | "email")[];
  baseUrl: boolean;
  firstImport: boolean;
  backupPlace: boolean;
  /** An administrator has hidden the list. */
  isHidden: boolean;
}
