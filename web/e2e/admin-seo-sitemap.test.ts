import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { contentWidth } from "./support/locators.ts";
import { shop, shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const TAB = "/admin-panel?tab=seo-sitemap";
/** Number of pages, more than one list shows. */
const BARE_BUSINESSES = 60;

const bareBusinesses = Array.from({ length: BARE_BUSINESSES }, (_, index) =>
  shop(1_000 + index, { city: "", state: "", full_address: "", country: "" }),
);
const test = testOn({ rows: [...shops(25), ...bareBusinesses] });
const section = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
const card = (page: Page, label: string) => page.locator("p").getByText(label, { exact: true }).locator("..");

describe("the SEO Sitemap tab", () => {
  test("is in Turkish, and counts the files: those of businesses plus three", async ({ openPanel }) => {
    const page = await openPanel(TAB);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("SEO Site Haritası");
    await expect.poll(() => page.locator("[lang=tr] h1").count()).toBe(1);
    await expect.poll(() => card(page, "Haritadaki işletmeler").innerText()).toContain("25");
    await expect.poll(() => card(page, "İşletme site haritaları").innerText()).toContain("1");
    await expect.poll(() => card(page, "Harita başına en fazla işletme").innerText()).toContain("10.000");
    await expect.poll(() => card(page, "Site haritası dosyaları").innerText()).toContain("4");
  });

  test("is in English by choice, which the browser keeps", async ({ openPanel }) => {
    const page = await openPanel(TAB);
    await page.getByRole("button", { name: "English" }).click();
    await page.locator("[lang=en] h1").getByText("SEO Sitemap", { exact: true }).waitFor();
    await expect.poll(() => card(page, "Most businesses per sitemap").innerText()).toContain("10,000");
    await page.reload();
    await section(page, "Pages left out of search engines").getByText(`${BARE_BUSINESSES} pages`).waitFor();
    await page.getByRole("button", { name: "Türkçe" }).click();
    await page.locator("[lang=tr] h1").getByText("SEO Site Haritası").waitFor();
  });

  test("links every file of the sitemap, each of which is there", async ({ openPanel, site }) => {
    const page = await openPanel(TAB);
    const links = page.locator("a[href*='sitemap']");
    const paths = [
      "/sitemap.xml",
      "/sitemap-main.xml",
      "/sitemap-categories.xml",
      "/sitemap-cities.xml",
      "/sitemap-businesses-1.xml",
    ];
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)))
      .toEqual(paths);
    for (const path of paths) {
      const { status } = await fetch(site.url + path);
      expect(status, path).toBe(200);
    }
  });

  test("lists the pages that are not indexed by reason, and leads to where you can fix them", async ({ openPanel }) => {
    const page = await openPanel(TAB);
    const noindex = section(page, "Dizine eklenmeyen sayfalar");
    await noindex.getByText("Adı, kategorisi veya şehri eksik olan işletmeler").waitFor();
    await noindex.getByText(`${BARE_BUSINESSES} sayfa`).waitFor();
    await noindex.getByRole("button", { name: /eksik olan işletmeler: sayfaları göster/ }).click();
    await noindex.getByText("Sayfa 1 / 2").waitFor();
    await expect.poll(() => noindex.locator("li li").count()).toBe(50);
    await noindex.getByRole("button", { name: "Sonraki" }).click();
    await noindex.getByText("Sayfa 2 / 2").waitFor();
    await expect.poll(() => noindex.locator("li li").count()).toBe(BARE_BUSINESSES - 50);
    await page.reload();
    await expect.poll(() => noindex.locator("li li").count()).toBe(BARE_BUSINESSES - 50);
    await noindex.getByRole("link", { name: /Shop number 1059: düzenle/ }).click();
    await page.getByRole("button", { name: "Edit Shop number 1059" }).waitFor();
  });

  test("shows how similar the texts are, once there are some", async ({ openPanel }) => {
    const page = await openPanel(TAB);
    await page.getByText("Karşılaştırılacak metin yok.").waitFor();
    await page.getByRole("link", { name: "Import sekmesinde" }).click();
    await page.getByRole("button", { name: "Generate SEO Content" }).click();
    await page.getByText("businesses have SEO text.").waitFor();
    await page.getByRole("tab", { name: "SEO Sitemap" }).click();
    const texts = section(page, "Birbirine benzeyen metinler");
    await texts.getByText("Çok benzeri olan metinler").waitFor();
    await expect.poll(() => texts.innerText()).toMatch(/%\d/);
    await expect
      .poll(() => texts.getByText("Karşılaştırılan metinler").locator("..").innerText())
      .toContain(String(25 + BARE_BUSINESSES));
  });

  describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
    test.for([360, 1280])(
      "has no accessibility violations at %i pixels and does not scroll sideways",
      async (width, { openPanel }) => {
        const page = await openPanel(`${TAB}&reason=no-name-category-or-city`, {
          colorScheme,
          viewport: { width, height: 800 },
        });
        await page.getByText("Sayfa 1 / 2").waitFor();
        expect(await accessibilityViolations(page)).toEqual([]);
        await expect.poll(() => contentWidth(page)).toBe(width);
      },
    );
  });
});
