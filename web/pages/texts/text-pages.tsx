import {
  aboutUrl,
  addBusinessUrl,
  advertiseUrl,
  contactUrl,
  privacyPolicyUrl,
  termsOfServiceUrl,
} from "#domain/page-url";
import type { AnyPage } from "../../public-page.ts";
import { pageCode } from "../../public-page.ts";
import { textPage } from "./text-page.tsx";

/** What the operator has to say: the same six pages on every site, with its own name and address in them. */
export const textPages: AnyPage[] = [
  textPage({
    path: aboutUrl,
    title: "About",
    description: ({ name }) =>
      `What ${name} is, where its entries and ratings come from, how lists are ordered, and how to have an entry corrected.`,
    code: pageCode("web/pages/texts/about-view.tsx", () => import("./about-view.tsx")),
  }),
  textPage({
    path: contactUrl,
    title: "Contact",
    description: ({ name }) =>
      `Write to or call ${name}: answers within 24 hours on business days, and to frequent questions right here.`,
    code: pageCode("web/pages/texts/contact-view.tsx", () => import("./contact-view.tsx")),
  }),
  textPage({
    path: addBusinessUrl,
    title: "Add a business",
    description: ({ name }) =>
      `Have a business listed on ${name} for free: which facts to send, and an e-mail that is ready to be filled in.`,
    code: pageCode("web/pages/texts/add-business-view.tsx", () => import("./add-business-view.tsx")),
  }),
  textPage({
    path: advertiseUrl,
    title: "Advertise",
    description: ({ name }) =>
      `Advertise on ${name}: where ads appear, what cannot be bought, and an e-mail that is ready to be filled in.`,
    code: pageCode("web/pages/texts/advertise-view.tsx", () => import("./advertise-view.tsx")),
  }),
  textPage({
    path: privacyPolicyUrl,
    title: "Privacy policy",
    description: ({ name }) =>
      `What ${name} learns when you visit, what is stored and what is not, who else your browser contacts, and your rights.`,
    code: pageCode("web/pages/texts/privacy-policy-view.tsx", () => import("./privacy-policy-view.tsx")),
  }),
  textPage({
    path: termsOfServiceUrl,
    title: "Terms of service",
    description: ({ name }) =>
      `The rules for using ${name}: what you may do with it, what it does not promise, and who answers for what.`,
    code: pageCode("web/pages/texts/terms-of-service-view.tsx", () => import("./terms-of-service-view.tsx")),
  }),
];
