import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { drawing, type Subject } from "../../src/art";
import Art from "../../src/art/Art.svelte";
import { ADVANCES, CALAMITIES, COMMODITIES } from "../../src/wire/facts";

const ALL: [Subject, readonly string[]][] = [
  ["advance", ADVANCES],
  ["commodity", COMMODITIES],
  ["calamity", CALAMITIES],
];

afterEach(cleanup);

test.each(ALL)("every %s has a drawing like no other", async (subject, ids) => {
  const drawings = await Promise.all(ids.map((id) => drawing(subject, id)));
  const known = new Set(drawings.map((it) => JSON.stringify(it)));
  expect(known.size).toBe(ids.length);
  for (const strokes of drawings) expect(strokes?.length).toBeGreaterThan(1);
});

test.each(ALL)("what is drawn of every %s is path data", async (subject, ids) => {
  for (const id of ids) {
    for (const { path, scale } of (await drawing(subject, id)) ?? []) {
      expect(path, id).toMatch(/^M[-\d][-\d.\sMmLlHhVvCcSsQqTtAaZz]*$/);
      expect(scale).toBeGreaterThan(0);
    }
  }
});

test("a card that is not known has no drawing", async () => {
  expect(await drawing("commodity", "lapis")).toBeUndefined();
});

test("a drawing shows its strokes, and screen readers pass it by", async () => {
  const { container } = render(Art, { subject: "commodity", id: "wine" });
  await waitFor(() => expect(container.querySelectorAll("path").length).toBeGreaterThan(2));
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
