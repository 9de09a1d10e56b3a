/** Names of the inks in `palette-data.ts`, which become classes of the SVG. */
export type Ink = string;

/** Rounds the numbers of SVG path data to tenths. */
export function d(texts: TemplateStringsArray, ...numbers: number[]): string {
  return texts.reduce((data, text, index) => data + round(numbers[index - 1] ?? 0) + text);
}

export function shape(ink: Ink, data: string): string {
  return `<path class="${ink}" d="${data}"/>`;
}

export function box(ink: Ink, x: number, y: number, width: number, height: number): string {
  return shape(ink, boxData(x, y, width, height));
}

export function boxData(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}z`;
}

export function roundBox(ink: Ink, x: number, y: number, width: number, height: number, radius: number): string {
  return shape(ink, roundBoxData(x, y, width, height, radius));
}

export function disc(ink: Ink, x: number, y: number, radius: number): string {
  return shape(ink, discData(x, y, radius));
}

export function line(ink: Ink, width: number, data: string): string {
  return `<path class="${ink}_" stroke-width="${round(width)}" d="${data}"/>`;
}

/** Draws goods of the tables `*_GOODS` into a square. */
export function goods(text: string, x: number, y: number, size: number): string {
  const parts = text.split("|").map(goodsPart).join("");
  return `<g transform="translate(${round(x)} ${round(y)})scale(${Number((size / 40).toFixed(2))})">${parts}</g>`;
}

function goodsPart(part: string): string {
  const space = part.indexOf(" ");
  const [ink = "", width] = part.slice(0, space).split("~");
  const data = part
    .slice(space + 1)
    .replace(/ ?@(\S+)/g, (_, numbers: string) =>
      discData(...(numbers.split(",").map(Number) as [number, number, number])),
    )
    .replace(/ ?#(\S+)/g, (_, numbers: string) => {
      const [x = 0, y = 0, boxWidth = 0, height = 0, radius = 0] = numbers.split(",").map(Number);
      return radius === 0 ? boxData(x, y, boxWidth, height) : roundBoxData(x, y, boxWidth, height, radius);
    })
    .replace(/(\.\d*?[1-9])0+(?!\d)/g, "$1");
  return width === undefined ? shape(ink, data) : line(ink, Number(width), data);
}

function discData(x: number, y: number, radius: number): string {
  return d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function roundBoxData(x: number, y: number, width: number, height: number, radius: number): string {
  const [h, v] = [width - 2 * radius, height - 2 * radius];
  return d`M${x + radius} ${y}h${h}q${radius} 0 ${radius} ${radius}v${v}q0 ${radius} ${-radius} ${radius}h${-h}q${-radius} 0 ${-radius} ${-radius}v${-v}q0 ${-radius} ${radius} ${-radius}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
