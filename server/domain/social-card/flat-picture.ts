/** A picture to embed in another: shapes with presentation attributes, and the width of its view box. */
export interface FlatPicture {
  shapes: string;
  width: number;
}

interface Rule {
  /** Tag name; "" matches any. */
  tag: string;
  classes: string[];
  declarations: [property: string, value: string][];
}

/**
 * Converts the style sheet of an SVG picture (light theme) to presentation attributes: resvg knows no CSS variables, and the class names of
 * two pictures would collide. `prefix` makes its ids unique.
 */
export function flatPicture(svg: string, prefix: string): FlatPicture {
  const style = /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? "";
  const rules = rulesOf(style.split("@media")[0] ?? "");
  const shapes = svg
    .replace(/^[\s\S]*?<\/style>|<\/svg>\s*$/g, "")
    .replace(/(id="|href="#)/g, `$1${prefix}`)
    .replace(
      /<(\w+)([^>]*?) class="([^"]*)"/g,
      (_, tag: string, attributesBefore: string, classes: string) =>
        `<${tag}${attributesBefore}${attributes(tag, classes.split(" "), rules)}`,
    );
  return { shapes, width: Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1]) };
}

function rulesOf(style: string): Rule[] {
  const colours = new Map<string, string>();
  for (const [, name = "", colour = ""] of style.matchAll(/(--[\w-]+):([^;}]+)/g)) colours.set(name, colour);
  return Array.from(style.matchAll(/([\w.-]+)\{([^}]*)\}/g), ([, selector = "", text = ""]) => {
    const [tag = "", ...classes] = selector.split(".");
    const declarations = text.split(";").map((declaration): [string, string] => {
      const [property = "", value = ""] = declaration.split(":");
      return [property, value.replace(/var\((--[\w-]+)\)/, (_, name: string) => colours.get(name) ?? "none")];
    });
    return { tag, classes, declarations };
  });
}

/** Returns attributes by the matching rules; later rules win. */
function attributes(tag: string, classes: string[], rules: readonly Rule[]): string {
  const matching = rules.filter(
    (rule) => (rule.tag === "" || rule.tag === tag) && rule.classes.every((name) => classes.includes(name)),
  );
  const values = new Map(matching.flatMap(({ declarations }) => declarations));
  // Without a stroke fill-opacity looks the same and needs no layer.
  const opacity = values.has("stroke") ? "opacity" : "fill-opacity";
  return Array.from(values, ([property, value]) => ` ${property === "opacity" ? opacity : property}="${value}"`).join(
    "",
  );
}
