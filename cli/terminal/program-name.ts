/** Name by which the reader of a hint runs this program: an npm checkout has no `mainstreet` in the PATH. */
export const PROGRAM = process.env.npm_package_name === "mainstreet" ? "npm run mainstreet --" : "mainstreet";
