import { readFile } from "node:fs/promises";
import type * as z from "zod";
import type { SiteInfo } from "#contract/site";
import { telUrl } from "#domain/business/contact-url";
import { siteLogo } from "#domain/publishing/branding/site-logo";
import { wholeNumberOf } from "#domain/text/numbers/read-number";
import { issueSentence } from "../contract/problems/issue-sentence.ts";
import { AppError, diskError } from "../errors.ts";
import { nearestName } from "../output/nearest-name.ts";
import { type Config, configSchema, SECRET_KEYS } from "./config-schema.ts";
import { maskPassword } from "./database-url.ts";
import { ENVIRONMENT, OTHER_VARIABLES, SECRET_FILES } from "./environment-data.ts";
import { isSettings, leafKeys, type Settings, setAt, valueAt } from "./setting-keys.ts";

export type { Config } from "./config-schema.ts";
export { type DataFolder, openDataFolder } from "./data-folder.ts";

/** Settings of the command line, the environment and config.json, which win over those of the panel. */
interface ServerSettings {
  settings: Settings;
  sources: ReadonlyMap<string, string>;
}

export interface LoadedConfig {
  config: Config;
  /** Maps a key to "config.json", the name of the variable, "command line" or "panel"; defaults are absent. */
  sources: ReadonlyMap<string, string>;
  server: ServerSettings;
}

/** Source of a setting that was saved in the panel. */
export const PANEL_SOURCE = "panel";

export interface ConfigInputs {
  /** Path of config.json, which need not exist. */
  file: string;
  environment?: NodeJS.ProcessEnv;
  /** Values from the command line by key, such as `{"server.port": 8080}`; undefined values are ignored. */
  overrides?: Readonly<Record<string, unknown>>;
}

/**
 * Loads the configuration: command line over environment over config.json over defaults. `withPanelSettings` adds those of the panel.
 * Errors: AppError `invalid` that names every wrong key, where it was set and why.
 */
export async function loadConfig({
  file,
  environment = process.env,
  overrides = {},
}: ConfigInputs): Promise<LoadedConfig> {
  const settings = await readConfigFile(file);
  const sources = new Map<string, string>();
  for (const key of leafKeys(settings)) sources.set(key, "config.json");
  const set = (key: string, value: unknown, source: string): void => {
    setAt(settings, key, value);
    sources.set(key, source);
  };
  for (const [name, value] of await environmentValues(environment)) set(name.key, value, name.variable);
  for (const [key, value] of Object.entries(overrides)) if (value !== undefined) set(key, value, "command line");
  return { config: parseSettings(settings, sources), sources, server: { settings, sources } };
}

/** Adds settings of the panel, which override only defaults. Errors: AppError `invalid`. */
export function withPanelSettings({ server }: LoadedConfig, saved: ReadonlyMap<string, unknown>): LoadedConfig {
  const settings = structuredClone(server.settings);
  const sources = new Map(server.sources);
  for (const [key, value] of saved) {
    if (sources.has(key)) continue;
    setAt(settings, key, value);
    sources.set(key, PANEL_SOURCE);
  }
  return { config: parseSettings(settings, sources), sources, server };
}

function parseSettings(settings: Settings, sources: ReadonlyMap<string, string>): Config {
  const result = configSchema.safeParse(settings, { error: issueSentence });
  if (!result.success) throw configError(result.error, sources);
  return result.data;
}

/** Lists every key with its value, secrets masked, for `mainstreet config`. */
export function effectiveConfig({
  config,
  sources,
}: Pick<LoadedConfig, "config" | "sources">): { key: string; value: unknown; source: string }[] {
  return leafKeys(config).map((key) => {
    let value = valueAt(config, key);
    if (SECRET_KEYS.has(key)) value = value === null ? "(not set)" : "********";
    if (key === "database.url" && typeof value === "string") value = maskPassword(value);
    if (key === "database.replicas") value = config.database.replicas.map(maskPassword);
    if (key === "site.baseUrl" && value === null) value = localUrl(config.server.port);
    return { key, value, source: sources.get(key) ?? "default" };
  });
}

/** Returns the public part of the configuration, for pages. `port` is the port in use, for the default base URL. */
export function siteInfo(config: Config, port: number): SiteInfo {
  const { ads, analytics, searches, map } = config;
  const { featuredCities: _, address, accentColor, logo, logoDark, logoWithName, ...site } = config.site;
  const shownLogo = siteLogo(logo, logoDark, logoWithName);
  return {
    ...site,
    ...(address !== null && { address }),
    ...(accentColor !== null && { accentColor }),
    ...(shownLogo && { logo: shownLogo }),
    telUri: telUrl(site.phone) ?? null,
    baseUrl: site.baseUrl ?? localUrl(port),
    ads,
    analyticsScriptUrl: analytics.scriptUrl,
    ...(map.tileUrl !== null && { tileServer: { url: map.tileUrl, attribution: map.tileAttribution } }),
    logsSearches: searches.log,
    logsRequests: config.log.requests,
  };
}

function localUrl(port: number): string {
  return port === 80 ? "http://localhost" : `http://localhost:${port}`;
}

async function readConfigFile(file: string): Promise<Settings> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw diskError(file, "read", error);
  }
  let settings: unknown;
  try {
    settings = JSON.parse(text.replace(BYTE_ORDER_MARK, ""));
  } catch {
    // The cause is left out: its message quotes the text around the mistake, perhaps a password.
    throw new AppError("invalid", `${file} is not valid JSON: ${jsonError(text)}`);
  }
  if (!isSettings(settings)) throw new AppError("invalid", `${file} must hold one JSON object: { }`);
  return settings;
}

const BYTE_ORDER_MARK = /^\uFEFF/;
const PASSWORD_OF_URL = /(?<=:\/\/[^:@/\s"]{0,200}:)[^@"\s]+/g;

/** Says what is wrong with a JSON text. The parser's message quotes the text around the mistake, so passwords in URLs are masked first. */
function jsonError(text: string): string {
  const maskedText = text.replaceAll(PASSWORD_OF_URL, (password) => "*".repeat(password.length));
  try {
    JSON.parse(maskedText.replace(BYTE_ORDER_MARK, ""));
    return "the password in a URL has a character that JSON does not allow.";
  } catch (error) {
    return (error as Error).message.replaceAll(/\s+/g, " ");
  }
}

async function environmentValues(
  environment: NodeJS.ProcessEnv,
): Promise<[{ key: string; variable: string }, unknown][]> {
  const values: [{ key: string; variable: string }, unknown][] = [];
  for (const [variable, text = ""] of Object.entries(environment)) {
    if (!variable.startsWith("MAINSTREET_") || OTHER_VARIABLES.some((other) => other.test(variable))) continue;
    const setting = ENVIRONMENT[variable];
    const secretKey = SECRET_FILES[variable];
    if (setting === undefined && secretKey === undefined) {
      const nearestVariable = nearestName(variable, [...Object.keys(ENVIRONMENT), ...Object.keys(SECRET_FILES)]);
      throw new AppError("invalid", `The environment variable ${variable} is unknown.${didYouMean(nearestVariable)}`);
    }
    if (text === "") continue; // Shells and compose files write "not set" as an empty value.
    if (secretKey !== undefined) {
      const type = Object.values(ENVIRONMENT).find(({ key }) => key === secretKey)?.type ?? "text";
      const secret = await readSecret(variable, text);
      values.push([{ key: secretKey, variable }, environmentValue(secret, type)]);
    }
    if (setting !== undefined) values.push([{ key: setting.key, variable }, environmentValue(text, setting.type)]);
  }
  return values;
}

async function readSecret(variable: string, file: string): Promise<string> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    throw diskError(`${variable}: ${file}`, "read", error);
  }
}

/** Parses a value of the environment. Invalid text is returned unchanged, for the schema to refuse. */
function environmentValue(text: string, type: (typeof ENVIRONMENT)[string]["type"]): unknown {
  if (type === "number") return wholeNumberOf(text) ?? text;
  if (type === "boolean") return { true: true, "1": true, false: false, "0": false }[text.trim().toLowerCase()] ?? text;
  if (type === "list") return text.split(/[,\n]/).map((part) => part.trim());
  return text;
}

function configError(error: z.ZodError, sources: ReadonlyMap<string, string>): AppError {
  const knownKeys = leafKeys(configSchema.parse({}));
  const fields = error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((name) => {
        const field = [...path, name].join(".");
        return { field, message: `is unknown.${didYouMean(nearestName(field, knownKeys))}` };
      });
    return [{ field: path.join("."), message: issue.message }];
  });
  const lines = fields.map(({ field, message }) => {
    const source = sources.get(field.replace(/\.\d+$/, "")) ?? "config.json";
    return `${field} (from ${source}) ${message}`;
  });
  return new AppError("invalid", `The configuration is wrong: ${lines.join("; ")}`, fields);
}

function didYouMean(name: string | undefined): string {
  return name === undefined ? "" : ` Did you mean ${name}?`;
}
