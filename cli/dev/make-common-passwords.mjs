/**
 * Writes server/operations/accounts/common-passwords-data.ts, the 3,000 commonest passwords that are long enough to be
 * chosen: `node cli/dev/make-common-passwords.mjs FOLDER`, where FOLDER holds the unpacked package zxcvbn 4.4.2 (MIT).
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const OUTPUT = join(import.meta.dirname, "../../server/operations/accounts/common-passwords-data.ts");
const COUNT = 3_000;
const MIN_PASSWORD_CHARS = 8;
const WIDTH = 110;

const folder = resolve(process.argv[2] ?? "package");
const { passwords } = createRequire(import.meta.url)(join(folder, "lib/frequency_lists.js"));
const common = passwords.filter((password) => password.length >= MIN_PASSWORD_CHARS).slice(0, COUNT);
const lines = [""];
for (const password of common) {
  if (lines.at(-1).length + password.length > WIDTH) lines.push("");
  lines.push(`${lines.pop()}${password} `);
}
writeFileSync(
  OUTPUT,
  `/**
 * The ${COUNT.toLocaleString("en-US")} commonest passwords of ${MIN_PASSWORD_CHARS} characters and more, commonest first. Made by cli/dev/make-common-passwords.mjs from the
 * frequency lists of zxcvbn 4.4.2 (MIT; Dan Wheeler and Dropbox), which counted ten million passwords that had leaked.
 */
export const COMMON_PASSWORDS = \`
${lines.map((line) => line.trim()).join("\n")}
\`;
`,
);
