import { setNonce } from "get-nonce";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import type { PanelSite } from "#contract/site";
import "../styles/base.css";
import "./https-notice.css";
import "./panel-toasts.css";
import { AdminApp } from "./admin-app.tsx";
import { stopDoubleClick } from "./double-clicks.ts";
import { allowRadixStyles } from "./trusted-types.ts";

allowRadixStyles();
// The server cannot see HTTPS if its proxy does not report it.
if (window.location.protocol === "https:") document.querySelector(".https-notice")?.remove();
// This listener runs before all others, including those of the toasts.
document.addEventListener("click", stopDoubleClick, { capture: true });

const root = document.getElementById("root");
if (root) {
  // Radix adds style elements, which need the CSP nonce.
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
  createRoot(root).render(
    <BrowserRouter>
      <AdminApp site={JSON.parse(root.dataset.site ?? "") as PanelSite} />
    </BrowserRouter>,
  );
}
