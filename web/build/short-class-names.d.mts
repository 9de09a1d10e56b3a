import type { Plugin } from "esbuild";

export function shortClassNames(folder: string): Plugin;
