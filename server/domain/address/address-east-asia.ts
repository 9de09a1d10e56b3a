import type { Place } from "./address-place.ts";
import { regionName } from "./address-regions.ts";

const CJK = /[\u3400-\u9fff\uac00-\ud7af]/;

/** Reads Japanese, Chinese and Korean addresses, which go from large to small: "〒150-0002 東京都渋谷区渋谷２丁目"; undefined for others. */
export function readEastAsianPlace(code: string, full: string): Place | undefined {
  if (code !== "JP" && code !== "CN" && code !== "TW" && code !== "KR") return undefined;
  if (full.length > 300 || !CJK.test(full) || /[A-Za-z]{3}/.test(full)) return undefined;
  const line = full
    .replace(/^(?:日本|中国|中國|台灣|台湾|대한민국)/, "")
    .replace(/^[\s、,，]*(?:〒?\s*[\d‐−－-]{3,8})?[\s、,，]*/, "");
  const match =
    code === "KR"
      ? /^(\S{2,8}?(?:시|도))\s+(?:(\S+?(?:시|군|구))\s+)?/u.exec(line)
      : /^((?:東京|北海)[都道]|(?:京都|大阪)府|[^\d\s、,，]{2,8}?(?:県|省|自治区)|(?:北京|上海|天津|重庆)市)?([^\d\s、,，]{1,6}?市|[^\d\s、,，]{1,5}?[区區]|[^\d\s、,，]{1,9}?[町村县縣])?/u.exec(
          line,
        );
  const [whole = "", region = "", city = ""] = match ?? [];
  if (whole.trim() === "") return undefined;
  const street = line.slice(whole.length).trim();
  return { parts: [street, city || region], city: city || region, state: regionName(code, region) || region };
}
