declare module "tz-lookup" {
  /** Returns the IANA name at a point; throws when it is out of range. */
  export default function lookup(latitude: number, longitude: number): string;
}
