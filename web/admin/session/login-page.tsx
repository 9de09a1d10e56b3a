import { use } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Brand } from "../../components/header/brand.tsx";
import { SiteName, useTitle } from "../site-name.ts";
import { LoginForm } from "./login-form.tsx";
import styles from "./login-page.module.css";

/** Shows the login, then leads to the panel page that sent the user here, else to the dashboard. */
export function LoginPage() {
  const siteName = use(SiteName);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  useTitle("Admin login");
  return (
    <main className={styles.page}>
      <a className={styles.home} href="/">
        <Brand name={siteName} />
      </a>
      <div className={styles.box}>
        <h1 className={styles.title}>Admin login</h1>
        <LoginForm
          cancelLabel="Cancel"
          onCancel={() => window.location.assign("/")}
          onLogin={() => void navigate(state?.from ?? "/admin-panel", { replace: true })}
        />
      </div>
    </main>
  );
}
