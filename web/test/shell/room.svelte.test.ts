import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Picking } from "../../src/map/picking.svelte";
import BigScreen from "../../src/shell/BigScreen.svelte";
import { Showing } from "../../src/shell/showing.svelte";
import { fakeTable } from "../../src/table/fake.svelte";
import type { Scene } from "../../src/wire/message";
import { speak } from "../../src/words/words.svelte";
import { sceneWith } from "../question/person";

vi.mock("../../src/map/WorldMap.svelte");

beforeEach(() => speak("en"));
afterEach(cleanup);

test("a big screen says who waits for whose turn", () => {
  const empty = sceneWith([]);
  const scene: Scene = {
    ...empty,
    table: {
      ...empty.table,
      "waits-for": { minoa: ["buy-advances"], celt: ["buy-advances"] },
      turns: ["minoa", "celt"],
      waiting: ["celt"],
    },
  };
  const stop = $effect.root(() => {
    const showing = new Showing(fakeTable(scene));
    showing.follow(scene);
    render(BigScreen, { showing, picking: new Picking(), leave: () => {} });
  });
  stop();
  expect(document.querySelector(".waits")?.textContent).toMatch(
    /We wait for\s+Minoa\s+Celt waits for Minoa$/,
  );
});
