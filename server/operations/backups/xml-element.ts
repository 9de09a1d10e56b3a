const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/**
 * Returns the text of the first element with this name, or undefined. Elements of one name must not be nested, and are not in responses of S3.
 */
export function xmlElement(xml: string, name: string): string | undefined {
  const [, rest] = xml.split(`<${name}>`, 2);
  const text = rest?.split(`</${name}>`, 1)[0];
  return text?.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => ENTITIES[entity] ?? "");
}
