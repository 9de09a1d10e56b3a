import { use } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Brand } from "../../components/header/brand.tsx";
import { Site, useTitle } from "../site.ts";
import { LinkForm } from "./link-form.tsx";
import { LoginForm } from "./login-form.tsx";
import styles from "./login-page.module.css";

/** A one-time link has its token in the fragment, which browsers send to no server. */
const LINK = /^#link=([\w-]+)$/;

/** Shows the login or the form of a one-time link, then leads to the panel page that sent the user here, else to the dashboard. */
export function LoginPage() {
  const { name, logo } = use(Site);
  const navigate = useNavigate();
  const { state, hash } = useLocation() as { state: { from?: string } | null; hash: string };
  const token = LINK.exec(hash)?.[1];
  const openPanel = () => void navigate(state?.from ?? "/admin-panel", { replace: true });
  useTitle(token === undefined ? "Admin login" : "Choose a password");
  return (
    <main className={styles.page}>
      <a className={styles.home} href="/">
        <Brand name={name} logo={logo} />
      </a>
      <div className={styles.box}>
        {token === undefined ? (
          <>
            <h1 className={styles.title}>Admin login</h1>
            <LoginForm cancelLabel="Cancel" onCancel={() => window.location.assign("/")} onLogin={openPanel} />
          </>
        ) : (
          <LinkForm
            token={token}
            onLogin={openPanel}
            onLeave={() => void navigate("/admin-login", { replace: true })}
          />
        )}
      </div>
    </main>
  );
}
