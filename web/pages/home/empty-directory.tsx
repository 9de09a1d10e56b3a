import styles from "./empty-directory.module.css";

export function EmptyDirectory() {
  return (
    <section className={styles.empty} aria-labelledby="empty">
      <div className={styles.picture} aria-hidden="true" />
      <div className={styles.text}>
        <h2 id="empty">No businesses yet</h2>
        <p>Nothing has been added to this directory so far, so there is nothing to search.</p>
        <p>
          Running this site? <a href="/admin-login">Log in to import a spreadsheet</a>. If you know a business that
          belongs here, send it in below.
        </p>
      </div>
    </section>
  );
}
