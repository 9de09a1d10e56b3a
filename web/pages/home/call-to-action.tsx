import { aboutUrl, addBusinessUrl } from "#domain/publishing/page-url";
import { useApp } from "../../app-context.ts";
import layout from "../../styles/layout.module.css";
import styles from "./call-to-action.module.css";

export function CallToAction() {
  const { site } = useApp();
  return (
    <section className={styles.shop} aria-labelledby="add-business">
      <div className={styles.awning} aria-hidden="true" />
      <div className={styles.inside}>
        <div>
          <h2 id="add-business">Is your business on the map?</h2>
          <p>A listing is free. You send the facts by e-mail and get an answer within 24 hours on business days.</p>
        </div>
        <div className={styles.actions}>
          <a className={layout.button} href={addBusinessUrl}>
            Add Your Business
          </a>
          <a className={layout.quietButton} href={aboutUrl}>
            Learn More<span className={layout.visuallyHidden}> about {site.name}</span>
          </a>
        </div>
      </div>
    </section>
  );
}
