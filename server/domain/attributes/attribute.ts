/** One attribute, however exports name it. */
export interface AttributeIdentity {
  /** Its value in URLs and the API. */
  slug: string;
  label: string;
  group: string;
}
