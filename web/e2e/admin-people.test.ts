import { Secret, TOTP } from "otpauth";
import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { toast } from "./support/panel.ts";
import { ADMINISTRATOR } from "./support/served-directory.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(5) });
const PASSWORD = "seven quiet herons";

describe("people", () => {
  test("are let in by a link, do what their role allows, and are removed", async ({
    openPanel,
    visit,
    allowMessages,
  }) => {
    allowMessages(/status of (401|410)/);
    const page = await openPanel();
    await page.getByRole("button", { name: /^Account of / }).click();
    await page.getByRole("link", { name: "People", exact: true }).click();
    await expect.poll(() => page.getByRole("button", { name: "Remove admin" }).isDisabled()).toBe(true);
    await page.getByText("admin is the only administrator, so this account").waitFor();
    await page.getByLabel("Name or email").fill("lou@example.com");
    await page.getByRole("combobox", { name: "Role: Editor" }).click();
    await page.getByRole("option", { name: "Viewer" }).click();
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    const link = await page.getByLabel("Link for lou@example.com").inputValue();
    expect(await accessibilityViolations(page)).toEqual([]);

    const guest = await visit(link.replace(/^https?:\/\/[^/]+/, ""));
    await guest.getByRole("heading", { name: "You are invited" }).waitFor();
    expect(await accessibilityViolations(guest)).toEqual([]);
    await guest.getByLabel("Username").fill("lou");
    await guest.getByLabel("Password").fill(PASSWORD);
    await guest.getByRole("button", { name: "Create account and log in" }).click();
    await guest.getByText("You are a viewer: you can look at everything here").waitFor();
    await guest.goto("/admin-panel?tab=businesses");
    await expect.poll(() => guest.getByRole("button", { name: "Add business" }).isDisabled()).toBe(true);
    await expect.poll(() => guest.getByRole("button", { name: "Export All" }).isDisabled()).toBe(false);

    const late = await visit(link.replace(/^https?:\/\/[^/]+/, ""));
    await late.getByText("This link was used, was withdrawn or has expired.").waitFor();
    await page.goto("/admin-panel?tab=people");
    await page.getByRole("combobox", { name: "Role of lou: Viewer" }).click();
    await page.getByRole("option", { name: "Editor" }).click();
    await toast(page, "lou is now an editor.");
    await guest.reload();
    await expect.poll(() => guest.getByRole("button", { name: "Add business" }).isDisabled()).toBe(false);
    await page.getByRole("button", { name: "Remove lou" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove lou" }).click();
    await toast(page, "Person removed");
    await guest.reload();
    await guest.getByRole("heading", { name: "Admin login" }).waitFor();
  });
});

describe("the account", () => {
  test("has a code after the password, and another password", async ({ visit, allowMessages }) => {
    allowMessages(/status of (400|401)/);
    const page = await visit("/admin-login");
    const logIn = async (password: string) => {
      await page.getByLabel("Username").fill(ADMINISTRATOR.username);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Login" }).click();
    };
    await logIn(ADMINISTRATOR.password);
    await page.getByRole("tablist").waitFor();
    await page.goto("/admin-panel?tab=account");
    await page.getByRole("button", { name: "Set up two-factor codes" }).click();
    await page.getByText("Show the key").click();
    const secret = (await page.locator("details code").innerText()).replaceAll(" ", "");
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    await page.getByLabel("Your password").fill(ADMINISTRATOR.password);
    expect(await accessibilityViolations(page)).toEqual([]);
    // A code is valid for a minute at most.
    await page.getByLabel("Code", { exact: true }).fill(codeOf(0));
    await page.getByRole("button", { name: "Turn on" }).click();
    const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect.poll(() => codes.count()).toBe(10);
    const recoveryCode = await codes.first().innerText();

    await page.getByLabel("Current password").fill("wrong");
    await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("The current password is wrong. Please try again.").waitFor();
    await page.getByLabel("Current password").fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: "Change password" }).click();
    await toast(page, "Password changed");

    await page.context().clearCookies();
    await page.goto("/admin-login");
    await logIn(PASSWORD);
    await page.getByLabel("Code", { exact: true }).fill(recoveryCode);
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByRole("tablist").waitFor();
  });
});
