/** Runs in its own process: prints, as JSON, every regular expression that the domain builds with `new RegExp`. */
import { globSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const foundRegexps: { source: string; flags: string; where: string }[] = [];
let module = "";

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args, newTarget) {
    const regexp = Reflect.construct(target, args, newTarget) as RegExp;
    if (isOurs()) foundRegexps.push({ source: regexp.source, flags: regexp.flags, where: module });
    return regexp;
  },
});

/** Tells whether a file of the domain built it, and not a library that it calls. */
function isOurs(): boolean {
  const caller = new Error().stack?.split("\n")[3] ?? "";
  return caller.includes("/server/domain/");
}

for (const file of globSync("server/domain/**/*.ts", { cwd: root }).toSorted()) {
  if (/\.test\.|\.d\.ts$/.test(file)) continue;
  module = file;
  await import(join(root, file));
}
const { COUNTRY_LINES } = await import("../../domain/address/country-data.ts");
const { matchHeader, readBusinessRow } = await import("../../domain/import-row/business-row.ts");
// Expressions of one country are built when a row of that country comes.
const header = matchHeader(["name", "place_id", "full_address", "country", "phone"]);
for (const line of COUNTRY_LINES.trim().split("\n")) {
  const code = line.slice(0, 2);
  module = `for ${code}`;
  if (header) readBusinessRow(["A", "1", "1 Oak St, Town 12345", code, "030 1234567"], header, { country: "" });
}
process.stdout.write(JSON.stringify(foundRegexps));
