import { describe, expect, it } from "vitest";
import * as z from "zod";
import { issueSentence } from "./issue-sentence.ts";

describe("the sentence about an invalid value", () => {
  it.each([
    [z.number(), "3", "must be a number"],
    [z.int(), 1.5, "must be a whole number"],
    [z.string(), 3, "must be a text in double quotes"],
    [z.boolean(), "yes", "must be true or false"],
    [z.array(z.string()), "a", "must be a list in brackets: [ ]"],
    [z.object({}), "a", "must be an object in braces: { }"],
    [z.string(), undefined, "is needed"],
    [z.int().max(65_535), 70_000, "must be at most 65,535"],
    [z.int().min(0), -1, "must be at least 0"],
    [z.number().positive(), 0, "must be more than 0"],
    [z.string().min(32), "short", "must have at least 32 characters"],
    [z.string().min(1), "", "must not be empty"],
    [z.string().max(200), "a".repeat(201), "must have at most 200 characters"],
    [z.array(z.string()).max(1), ["a", "b"], "must have at most 1 entry"],
    [z.enum(["verified", "pending"]), "maybe", "must be one of verified, pending"],
    [z.literal("#"), "x", 'must be "#"'],
    [z.number().or(z.literal("#")), "x", 'must be a number, or must be "#"'],
  ])("is said in plain words: %#", (schema, value, sentence) => {
    const { error } = schema.safeParse(value, { error: issueSentence });
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  it("is the schema's own message if it has one", () => {
    const { error } = z.string("must be a name").safeParse(1, { error: issueSentence });
    expect(error?.issues[0]?.message).toBe("must be a name");
  });
});
