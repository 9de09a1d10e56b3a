import { Children, type ReactElement, type ReactNode } from "react";
import layout from "../../styles/layout.module.css";
import styles from "./text-layout.module.css";

interface TextSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface TextLayoutProps {
  title: string;
  lead: string;
  /** Between lead and sections, as wide as the page. */
  banner?: ReactNode;
  /** Beside the sections, in place of the table of contents. */
  aside?: ReactNode;
  /** `TextSection` elements; the table of contents is made from their props. */
  children: ReactElement<TextSectionProps> | ReactElement<TextSectionProps>[];
}

/** Lead, sections, and a table of contents on wide screens. */
export function TextLayout({ title, lead, banner, aside, children }: TextLayoutProps) {
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {banner}
      <div className={styles.columns}>
        <div className={styles.text}>{children}</div>
        {aside ?? (
          <nav className={styles.contents} aria-labelledby="on-this-page">
            <h2 id="on-this-page">On this page</h2>
            <ul>
              {Children.map(children, ({ props }) => (
                <li>
                  <a href={`#${props.id}`}>{props.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
