import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { draft } from "../../../../server/testing/draft-fixture.ts";
import type { ShownBusiness } from "../../../api/shown-business.ts";
import { ContactBox } from "./contact-box.tsx";

it("The contact box links a known e-mail address", () => {
  const box = (email: string | null) =>
    renderToStaticMarkup(<ContactBox business={{ ...draft({ email }), id: 1, slug: "zoo" } as ShownBusiness} />);
  expect(box("zoo@example.com")).toContain('href="mailto:zoo@example.com"');
  expect(box(null)).not.toContain("mailto:");
});
