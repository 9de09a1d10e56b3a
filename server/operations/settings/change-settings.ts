import { isDeepStrictEqual } from "node:util";
import { canBeDialled, PHONE_PROBLEM } from "#domain/business/contact-problems";
import { photoAddress } from "#domain/business/own-photos/own-photo";
import { isLogoSetting } from "#domain/publishing/branding/site-logo";
import { settingLabel } from "#domain/settings/setting-labels-data";
import { siteInfo, withPanelSettings } from "../../config/load-config.ts";
import { isPanelKey, PANEL_KEYS, readPanelSetting, readStoredSettings } from "../../config/panel-settings.ts";
import { AppError } from "../../errors.ts";
import type { SettingChange } from "../../store/port/maintenance.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";
import type { LiveSettings } from "./live-settings.ts";

export interface SettingsOptions extends Pick<OperationOptions, "actor" | "now"> {
  store: Pick<Store, "photos"> & { maintenance: Pick<Store["maintenance"], "settings" | "changeSettings"> };
  settings: LiveSettings;
  /** Port in use, for the default base URL. */
  port: number;
  /** Origin at which the administrator's browser has the panel open; undefined for a program. */
  panelOrigin: string | undefined;
}

type PanelParts = Pick<SettingsOptions, "settings" | "port" | "panelOrigin"> & {
  store: { maintenance: Pick<Store["maintenance"], "settings"> };
};

/** Finds slips of the pen. config.json may have any text, such as that of a form's address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const SAVE_THERE = (baseUrl: string) =>
  `Open the panel at ${baseUrl} and save it there, or set site.baseUrl on the server`;

/** New values by key; null removes the saved value. */
type NewValues = Readonly<Record<string, unknown>>;

/**
 * Saves settings of the panel, which are in force when the promise resolves. `expected` holds saved values that must still be there, by key.
 * Errors: AppError `invalid` with a reason for each wrong field; `conflict` for a base URL with another origin than the panel's, and with
 * each field that has another saved value than expected.
 */
export async function changeSettings(
  options: SettingsOptions,
  values: NewValues,
  expected: NewValues = {},
): Promise<void> {
  const { store, settings, actor, now } = options;
  const changes = readChanges(values, settings.current().server.sources);
  await requireStoredLogos(store, changes);
  await requireReachablePanel(options, changes, SAVE_THERE);
  const entry = { at: now().toISOString(), actor, action: "change-settings", isAtomic: true };
  for (;;) {
    const expectedChanges = await requireExpected(store, changes, expected);
    // Someone may save between the check and the write, which then changes nothing and is checked again.
    if (expectedChanges.length === 0 || (await store.maintenance.changeSettings(expectedChanges, entry)).length > 0)
      break;
  }
  await settings.refresh();
}

/** Returns the changes that change something, each from its stored text. Errors: AppError `conflict` for unexpected saved values. */
async function requireExpected(
  { maintenance }: SettingsOptions["store"],
  changes: readonly SettingChange[],
  expected: NewValues,
): Promise<SettingChange[]> {
  const stored = await maintenance.settings(changes.map(({ key }) => key));
  const saved: ReadonlyMap<string, unknown> = readStoredSettings(stored);
  const changing = changes.filter(({ key, to }) => (stored.get(key) ?? null) !== to);
  const conflicts = changing.filter(
    ({ key }) => key in expected && !isDeepStrictEqual(saved.get(key) ?? null, expected[key]),
  );
  if (conflicts.length > 0) {
    const message = "was changed by someone else meanwhile";
    throw new AppError(
      "conflict",
      `Nothing was saved: ${conflicts.map(({ key }) => `${settingLabel(key)} ${message}`).join("; ")}.`,
      conflicts.map(({ key }) => ({ field: key, message })),
    );
  }
  return changing.map(({ key, to }) => (key in expected ? { key, from: stored.get(key) ?? null, to } : { key, to }));
}

function readChanges(values: NewValues, serverSources: ReadonlyMap<string, string>): SettingChange[] {
  const fields: { field: string; message: string }[] = [];
  const changes: SettingChange[] = [];
  for (const [key, value] of Object.entries(values)) {
    const result = readChange(key, value, serverSources.get(key));
    if ("error" in result) fields.push({ field: key, message: result.error });
    else changes.push(result);
  }
  if (fields.length > 0) {
    const lines = fields.map(({ field, message }) => `${settingLabel(field)} ${message}`);
    throw new AppError("invalid", `Nothing was saved: ${lines.join("; ")}.`, fields);
  }
  return changes;
}

function readChange(key: string, value: unknown, serverSource: string | undefined): SettingChange | { error: string } {
  if (!isPanelKey(key)) return { error: "is no setting of the panel: it is set on the server alone" };
  if (value === null) return { key, to: null };
  if (serverSource !== undefined)
    return { error: `is set on the server (${serverSource}), which wins: change it there` };
  if (key === "site.email" && !EMAIL.test(String(value).trim()))
    return { error: "must be an e-mail address, such as hello@example.org" };
  const phone = key === "site.phone" ? String(value).trim() : "";
  if (phone !== "" && !canBeDialled(phone, "")) return { error: PHONE_PROBLEM };
  const result = readPanelSetting(key, value);
  return "error" in result ? result : { key, to: JSON.stringify(result.value) };
}

/** Pages would show a gap in place of a logo that is not stored. */
async function requireStoredLogos({ photos }: Pick<Store, "photos">, changes: readonly SettingChange[]): Promise<void> {
  for (const { key, to } of changes) {
    if (!isLogoSetting(key) || to === null) continue;
    const name = (JSON.parse(to) as string).slice(photoAddress("").length);
    if ((await photos.read(name)) !== undefined) continue;
    const message = "is no longer stored: upload it again";
    throw new AppError("invalid", `Nothing was saved: ${settingLabel(key)} ${message}.`, [{ field: key, message }]);
  }
}

/**
 * The administrator signs in at the base URL, and one that does not answer would lock everybody out: only the address at which the panel is
 * open is proved to answer. `remedy` says what to do.
 */
export async function requireReachablePanel(
  { store, settings, port, panelOrigin }: PanelParts,
  changes: readonly SettingChange[],
  remedy: (baseUrl: string) => string,
): Promise<void> {
  if (panelOrigin === undefined || !changes.some(({ key }) => key === "site.baseUrl")) return;
  const storedSettings = await store.maintenance.settings(PANEL_KEYS);
  for (const { key, to } of changes) {
    if (to === null) storedSettings.delete(key);
    else storedSettings.set(key, to);
  }
  const { config } = withPanelSettings(settings.current(), readStoredSettings(storedSettings));
  const { baseUrl } = siteInfo(config, port);
  const isSame = baseUrl === siteInfo(settings.config, port).baseUrl;
  if (isSame || baseUrl === panelOrigin) return;
  const message = `You have the panel open at ${panelOrigin}. With the web address ${baseUrl} you sign in there, and are locked out if it does not answer. ${remedy(baseUrl)}`;
  throw new AppError("conflict", `${message}.`, [{ field: "site.baseUrl", message }]);
}
