import type { ReactNode } from "react";
import layout from "../../styles/layout.module.css";
import styles from "./text-layout.module.css";

export interface TextSection {
  /** Fragment id. */
  id: string;
  title: string;
  text: ReactNode;
}

interface TextLayoutProps {
  title: string;
  lead: ReactNode;
  sections: readonly TextSection[];
  /** Between lead and sections, as wide as the page. */
  children?: ReactNode;
  /** Beside the sections, in place of the table of contents. */
  aside?: ReactNode;
}

/** Lead, sections, and a table of contents on wide screens. */
export function TextLayout({ title, lead, sections, children, aside }: TextLayoutProps) {
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
      <div className={styles.columns}>
        <div className={styles.text}>
          {sections.map(({ id, title: heading, text }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {text}
            </section>
          ))}
        </div>
        {aside ?? <Contents sections={sections} />}
      </div>
    </div>
  );
}

function Contents({ sections }: Pick<TextLayoutProps, "sections">) {
  return (
    <nav className={styles.contents} aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
