import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint();

/** Which statements ESLint finds that the page knows by itself. */
async function known(code: string, filePath = "src/event/sentence.ts"): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? [])
    .filter((it) => it.ruleId === "ecumene/no-statements")
    .map((it) => it.message.replace(/ .*/, ""));
}

test("the page may not know by which statement something holds", async () => {
  expect(await known(`export const drawn = (rule: string) => rule === "1.13";`)).toEqual(["1.13"]);
  expect(await known(`export const rules = { a: "P9.12", b: "G18", "RU.88": 1 };`)).toHaveLength(3);
  expect(await known("export const base = `pottery.1`;")).toEqual(["pottery.1"]);
  expect(await known(`<RuleLink rule="14.1" />`, "src/ui/RuleLink.svelte")).toEqual(["14.1"]);
});

test("what only looks like a statement is none, and words may stand under one", async () => {
  expect(await known(`export const cards = ["tempest", "14", 1.13];`)).toEqual([]);
  expect(await known(`<circle stroke-width="1.5" />`, "src/ui/Sign.svelte")).toEqual([]);
  expect(
    await known(`export const reasons = { G17: "all", "P9.26": "paid" };`, "src/locales/en/a.ts"),
  ).toEqual([]);
});
