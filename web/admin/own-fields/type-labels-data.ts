import type { OwnFieldType } from "#contract/fields/own-fields";

/** Types of own fields as the panel names them. */
export const TYPE_LABELS: Readonly<Record<OwnFieldType, string>> = {
  text: "Text",
  number: "Number",
  "yes-no": "Yes or no",
  link: "Link",
  list: "List",
};
