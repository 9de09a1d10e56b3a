import { describe, expect, it } from "vitest";
import { addressProblem, isSitePath } from "./web-address.ts";

describe("an address that anyone can open", () => {
  it.each([
    "https://a.example",
    "http://a.example:8080/b?c=d#e",
    "https://A.Example/@name",
    "https://a.example/login?next=http://user:pass@localhost/",
    "https://a.example/?q=@home",
    "https://münchen.example/karte",
    "https://8.8.8.8/",
    "https://172.15.0.1/",
    "https://172.32.0.1/",
    "https://100.63.0.1/",
    "https://[2606:4700::1111]/",
    "https://[::ffff:8.8.8.8]/",
    "https://local.example/",
    "https://localhost.example/",
    "https://internal-affairs.example/",
    "https://10.example/",
    "https://xn--mnchen-3ya.example./",
    "https://photos.invalid/1.jpg",
  ])("%s is published", (address) => {
    expect(addressProblem(address)).toBeUndefined();
  });
});

describe("an address with a user name or password", () => {
  it.each([
    "https://ann:secret@a.example/",
    "https://ann@a.example",
    "https://:secret@a.example/",
    "https://a.example:80@b.example/",
    "http://a.example%40b@c.example/",
    "https://@:x@a.example/",
    "https://ann:secret@localhost/",
  ])("%s is not published", (address) => {
    expect(addressProblem(address)).toBe("has a user name or password");
  });
});

describe("an address of a private network", () => {
  it.each([
    "http://localhost",
    "http://LOCALHOST:8080/x",
    "http://localhost./",
    "http://app.localhost/",
    "http://intranet/wiki",
    "http://intranet./wiki",
    "http://printer.local/",
    "http://db.internal/",
    "http://db.INTERNAL.:9000/",
    "http://a.corp/",
    "http://router.home.arpa/",
    "http://nas.lan/",
    "http://ｌｏｃａｌｈｏｓｔ/",
    "http://127.0.0.1/",
    "http://127.9.9.9./",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://0x7f000001/",
    "http://127.1/",
    "http:///127.0.0.1/",
    "http://0.0.0.0/",
    "http://10.0.0.1/",
    "http://10.255.255.255/",
    "http://172.16.0.1/",
    "http://172.31.255.255/",
    "http://192.168.1.1/",
    "http://3232235777/",
    "http://169.254.169.254/latest/meta-data",
    "http://100.64.0.1/",
    "http://198.19.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "http://[0:0:0:0:0:0:0:1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:c0a8:101]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::a00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fc00::1]/",
    "http://[fdff::1]/",
    "http://[fe80::1]/",
    "http://[febf::1]/",
    "http://[ff02::1]/",
  ])("%s is not published", (address) => {
    expect(addressProblem(address)).toBe("leads to a private network, which no visitor can open");
  });
});

it.each([
  "javascript:alert(1)",
  "ftp://a.example/",
  "//a.example/",
  "https://",
  "https://a b.example",
  "data:text/html,x",
])("%s is not a web address", (address) => {
  expect(addressProblem(address)).toBe("is not a web address (http or https)");
});

it.each([
  ["/details/joes", true],
  ["/", false],
  ["//a.example/", false],
  ["/\\a.example/", false],
  ["/a\\b", false],
  ["/a b", false],
  ["details/joes", false],
])("%s is a path of this site: %s", (path, expected) => {
  expect(isSitePath(path)).toBe(expected);
});
