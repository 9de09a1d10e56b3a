import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";

const require = createRequire(import.meta.url);

/** Returns the assets of social cards by name for the build: rasteriser, fonts and pictures. */
export function cardFiles() {
  const folder = join(import.meta.dirname, "../../web/images");
  const names = readdirSync(folder).filter((name) => /^sky.*\.svg$/.test(name));
  const pictures = names.map((name) => [basename(name, ".svg"), readFileSync(join(folder, name), "utf8")]);
  return [
    ["cards/resvg.wasm", readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm"))],
    ["cards/inter-bold.ttf", readFileSync(require.resolve("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf"))],
    ["cards/inter-medium.ttf", readFileSync(require.resolve("@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf"))],
    ["cards/pictures.json", Buffer.from(JSON.stringify(Object.fromEntries(pictures)))],
  ];
}
