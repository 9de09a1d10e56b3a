const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** Returns the text of the first element of this name in an answer of S3, which nests no elements of one name; undefined without one. */
export function xmlElement(xml: string, name: string): string | undefined {
  const [, rest] = xml.split(`<${name}>`, 2);
  const text = rest?.split(`</${name}>`, 1)[0];
  return text?.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => ENTITIES[entity] ?? "");
}
