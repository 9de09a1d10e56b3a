import type { LogoPicture, SiteLogo } from "#contract/site";

/** Size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Names of the files of one logo. */
export interface LogoNames {
  /** For header and footer. */
  page: string;
  /** For search engines, which require larger logos. */
  large: string;
  /** Square icons of the site, as PNG; only of a logo that is nearly square. */
  icons: { small: string; large: string } | undefined;
}

/** Matches the address of an uploaded logo, which has the hash of its contents and its size in pixels. */
const ADDRESS = /^\/photos\/(logo-[0-9a-f]{32}-(\d{1,3})x(\d{1,3}))\.webp$/;
const FILE_NAME =
  /^logo-[0-9a-f]{32}-\d{1,3}x\d{1,3}(-large)?\.webp$|^logo-[0-9a-f]{32}-\d{1,3}x\d{1,3}-(192|512)\.png$/;

/** Box that the logo of pages fits into, in CSS pixels. Its picture has twice as many, for screens of phones. */
export const SHOWN_BOX: PictureSize = { width: 240, height: 40 };
export const PAGE_BOX: PictureSize = { width: 480, height: 80 };
export const LARGE_SIDE_PX = 1024;
export const ICON_SIDES_PX = { small: 192, large: 512 } as const;
/** Maximum aspect ratio of a logo that is legible as a square icon. */
const MAX_ICON_RATIO = 1.34;

/** Settings that hold the address of a logo. */
const LOGO_KEYS: readonly string[] = ["site.logo", "site.logoDark"];

export const isLogoSetting = (key: string): boolean => LOGO_KEYS.includes(key);

/** Tells whether a text is the address of an uploaded logo, on this site. */
export function isLogoAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Tells whether a text is the name of a file of an uploaded logo. */
export function isLogoFileName(text: string): boolean {
  return FILE_NAME.test(text);
}

/** Returns the names of the files of a logo. `size` is that of its picture for pages. */
export function logoNames(hash: string, size: PictureSize): LogoNames {
  return namesOf(`logo-${hash}-${size.width}x${size.height}`, size);
}

function namesOf(stem: string, { width, height }: PictureSize): LogoNames {
  return {
    page: `${stem}.webp`,
    large: `${stem}-large.webp`,
    icons: isIconShape({ width, height })
      ? { small: `${stem}-${ICON_SIDES_PX.small}.png`, large: `${stem}-${ICON_SIDES_PX.large}.png` }
      : undefined,
  };
}

/** Tells whether a logo makes icons. Its picture for pages is `PAGE_BOX` high unless the upload was small, and would be blurred. */
export function isIconShape({ width, height }: PictureSize): boolean {
  return height === PAGE_BOX.height && width / height <= MAX_ICON_RATIO && height / width <= MAX_ICON_RATIO;
}

/** Returns the addresses of the files of a logo; undefined for another address. */
export function logoFiles(address: string): LogoNames | undefined {
  const size = logoSize(address);
  const [, stem] = ADDRESS.exec(address) ?? [];
  if (size === undefined || stem === undefined) return undefined;
  return namesOf(`/photos/${stem}`, size);
}

/** Returns the size of the picture for pages; undefined for another address. */
export function logoSize(address: string): PictureSize | undefined {
  const [, , width, height] = ADDRESS.exec(address) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** Returns the size that fits into a box in the same proportions, at most that of the picture. */
export function fitInto({ width, height }: PictureSize, box: PictureSize): PictureSize {
  const factor = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Returns the logo of pages from the settings; undefined without one. A logo only for dark pages serves both themes. */
export function siteLogo(logo: string | null, logoDark: string | null, isBesideName: boolean): SiteLogo | undefined {
  const [light, dark] = [shownPicture(logo ?? logoDark), shownPicture(logo === null ? null : logoDark)];
  return light && { light, ...(dark && { dark }), isBesideName };
}

function shownPicture(address: string | null): LogoPicture | undefined {
  const size = logoSize(address ?? "");
  if (address === null || size === undefined) return undefined;
  return { address, ...fitInto(size, SHOWN_BOX) };
}
