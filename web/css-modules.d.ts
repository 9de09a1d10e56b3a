declare module "*.module.css" {
  const classes: Record<string, string>;
  export default classes;
}

/** Styles that a lazy module brings along as text, with all that they import. */
declare module "*.late.css" {
  const text: string;
  export default text;
}

declare module "*.css";
