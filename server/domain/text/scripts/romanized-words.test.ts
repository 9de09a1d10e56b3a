import { expect, it } from "vitest";
import { foldText } from "../fold.ts";
import { foldScripts } from "./fold-scripts.ts";
import { romanizedWords } from "./romanized-words.ts";

it.each([
  ["शर्मा ज्वेलर्स", "sharma jvelars jvelarsa"],
  ["अन्नपूर्णा भोजनालय", "annapurna bhojanalay bhojanalaya"],
  ["भंडार गंगा संपर्क", "bhandar bhandara ganga sampark samparka"],
  ["ॐ कृष्ण", "krishn krishna"],
  ["さくらんぼ薬局", "sakuranbo"],
  ["ラーメン 太郎", "ramen"],
  ["별다방 커피", "byeoldabang keopi"],
  ["김 の", ""],
  ["Café 北京", ""],
])("reads %s as %s", (name, words) => expect(romanizedWords(foldScripts(foldText(name))).join(" ")).toBe(words));
