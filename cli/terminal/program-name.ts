/** How whoever reads a hint calls this program: run by npm from a checkout, no `mainstreet` need be in the PATH. */
export const OWN_NAME = process.env.npm_package_name === "mainstreet" ? "npm run mainstreet --" : "mainstreet";
