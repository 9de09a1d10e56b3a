import { expect, it } from "vitest";
import type { AttentionItem } from "#contract/attention/attention-item";
import { attentionText, itemsFor } from "./attention-texts.ts";

it.each<[AttentionItem, Partial<ReturnType<typeof attentionText>>]>([
  [
    { kind: "placeholders", fields: ["baseUrl"] },
    { title: "The web address still points to this computer", action: "Set web address" },
  ],
  [
    { kind: "placeholders", fields: ["baseUrl", "email", "phone"] },
    {
      title: "The site’s email and phone are still placeholders",
      note: "Visitors see the ones of a new installation. The web address still points to this computer.",
    },
  ],
  [
    { kind: "placeholders", fields: ["phone"] },
    { title: "The site’s phone is still a placeholder", note: "Visitors see the one of a new installation." },
  ],
  [
    { kind: "backup", lastAt: null },
    { title: "There is no backup yet", href: "/admin-panel?tab=backups" },
  ],
  [
    { kind: "rejects", importId: 12, files: ["piers.xlsx"], rows: 1 },
    { title: "1 rejected row from piers.xlsx", action: "Fix row", href: "/admin-panel?tab=import&fix=12" },
  ],
  [
    { kind: "duplicates", pairs: 2 },
    { title: "2 possible duplicates", action: "Review" },
  ],
  [{ kind: "duplicates", pairs: null }, { action: "Look for duplicates" }],
  [
    { kind: "searches", count: 1, examples: [{ text: "kelp", count: 9 }] },
    {
      title: "1 search found little or nothing",
      note: "“kelp” 9 times.",
      href: "/admin-panel?tab=import&section=searches",
    },
  ],
  [
    { kind: "other-group", businesses: 16, categories: ["Lighthouse", "Pier"] },
    { title: "16 businesses are in the group “Other”", href: "/admin-panel?tab=import&section=rules" },
  ],
])("%o is told as %o", (item, text) => {
  expect(attentionText(item)).toMatchObject(text);
});

it("people see what their role lets them do", () => {
  const items: AttentionItem[] = [
    { kind: "placeholders", fields: ["email"] },
    { kind: "backup", lastAt: null },
    { kind: "duplicates", pairs: 2 },
  ];
  expect(itemsFor("administrator", items)).toEqual(items);
  expect(itemsFor("editor", items)).toEqual(items.slice(2));
  expect(itemsFor("viewer", items)).toEqual([]);
});
