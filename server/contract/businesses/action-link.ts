/** A link to book, reserve, order or see the menu. */
export interface ActionLink {
  label: string;
  href: string;
}
