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
  /** Content between lead and sections, as wide as the page. */
  banner?: ReactNode;
  /** Content beside the sections, in place of the table of contents. */
  aside?: ReactNode;
  /** `TextSection` elements; their props make the table of contents. */
  children: ReactElement<TextSectionProps> | ReactElement<TextSectionProps>[];
}

/** Lays out lead and sections, with a table of contents on wide screens. */
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
