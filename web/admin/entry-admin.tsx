import { setNonce } from "get-nonce";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "../styles/base.css";
import "./https-notice.css";
import { AdminApp } from "./admin-app.tsx";
import { stopDoubleClick } from "./double-clicks.ts";
import { allowRadixStyles } from "./trusted-types.ts";

allowRadixStyles();
// the server cannot tell where its proxy does not say so
if (window.location.protocol === "https:") document.querySelector(".https-notice")?.remove();
// Before all others, in the toasts too.
document.addEventListener("click", stopDoubleClick, { capture: true });

const root = document.getElementById("root");
if (root) {
  // The CSP nonce of the style elements that Radix adds.
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
  createRoot(root).render(
    <BrowserRouter>
      <AdminApp siteName={root.dataset.site ?? ""} />
    </BrowserRouter>,
  );
}
