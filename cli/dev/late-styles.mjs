import * as esbuild from "esbuild";

/**
 * Makes a text of each `*.late.css` with all that it imports, which a lazy module adds to the document itself: all other styles are in one
 * sheet, which every page loads. Pictures of libraries, which are not used, stay out.
 */
export const LATE_STYLES = {
  name: "late-styles",
  setup({ onLoad }) {
    onLoad({ filter: /\.late\.css$/ }, async ({ path }) => {
      const options = { bundle: true, minify: true, write: false, external: ["*.png"], logLevel: "warning" };
      const { outputFiles } = await esbuild.build({ ...options, entryPoints: [path] });
      return { contents: outputFiles[0].text.trim(), loader: "text" };
    });
  },
};
