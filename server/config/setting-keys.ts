/** Settings as nested objects, such as config.json holds them. */
export type Settings = { [key: string]: unknown };

export function isSettings(value: unknown): value is Settings {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns dotted keys of all values that are not objects. */
export function leafKeys(settings: Settings, prefix = ""): string[] {
  return Object.entries(settings).flatMap(([name, value]) =>
    isSettings(value) ? leafKeys(value, `${prefix}${name}.`) : [prefix + name],
  );
}

/** Returns the value of a dotted key. */
export function valueAt(settings: Settings, key: string): unknown {
  return key.split(".").reduce<unknown>((value, name) => (isSettings(value) ? value[name] : undefined), settings);
}

/** Sets the value of a dotted key. */
export function setAt(settings: Settings, key: string, value: unknown): void {
  const names = key.split(".");
  const lastName = names.pop() ?? key;
  let level = settings;
  for (const name of names) {
    const child = level[name];
    const childSettings: Settings = isSettings(child) ? child : {};
    level[name] = childSettings;
    level = childSettings;
  }
  level[lastName] = value;
}
