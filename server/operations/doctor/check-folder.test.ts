import { expect, it } from "vitest";
import { lockedFindings } from "./check-folder.ts";

const remedies = (codes: string[], isOwner: boolean) =>
  lockedFindings(
    codes.map((code) => ({ file: "/srv/data", code })),
    { path: "/srv/data", isOwner, ownerCommand: "sudo -u '#1000' mainstreet doctor" },
  ).map(({ command }) => command);

it("A read-only disk is not blamed on permissions, nor this user's locked files on another user", () => {
  expect(remedies(["EROFS", "EROFS"], false)).toEqual(["findmnt --target /srv/data"]);
  expect(remedies(["EACCES"], false)).toEqual(["sudo -u '#1000' mainstreet doctor"]);
  expect(remedies(["EACCES"], true)).toEqual(["chmod -R u+rwX /srv/data"]);
  expect(remedies(["EACCES", "EROFS"], true)).toHaveLength(2);
  expect(remedies([], false)).toEqual([]);
});
