import { fakeTable } from "../table/fake.svelte";
import type { Table } from "../table/table";
import type { MovementDraft, Scene } from "../wire/message";

/** A movement before its first order, as far as the question tells. */
function draftOf(scene: Scene): MovementDraft {
  const draft: MovementDraft = { treasury: 0, tokens: [], ships: [], shipyards: [], voyages: [] };
  for (const { question } of scene.questions) {
    if (question.kind !== "move-tokens") continue;
    draft.treasury = question.treasury;
    draft.tokens = question.tokens.map((it) => ({ ...it, movable: it.count }));
  }
  return draft;
}

/** A table that only shows a scene: preview.html?part=map&scene=/target/scenes/x.json. Nothing can be done at it. */
export async function previewTable(): Promise<Table> {
  const url = new URLSearchParams(location.search).get("scene") ?? "";
  const scene = (await (await fetch(url)).json()) as Scene;
  return fakeTable(scene, {
    draft: () => Promise.resolve(draftOf(scene)),
    past: (line) => Promise.resolve(faded(scene, line)),
    history: () => Promise.resolve(turns(scene)),
  });
}

/** One moment for each turn. */
function turns(scene: Scene) {
  const seat = Object.keys(scene.view.seats)[0] ?? "";
  return Array.from({ length: scene.view.stage?.turn ?? 1 }, (_, index) => {
    return { line: index + 1, at: 0, turn: index + 1, phase: "movement", seat, events: 0 };
  });
}

/** Something like the past: everybody has a part of what they have now. */
function faded(scene: Scene, line: number): Scene {
  const part = line / (scene.view.stage?.turn ?? 1);
  const past = structuredClone(scene);
  for (const { score } of Object.values(past.view.standings)) score.total = Math.round(score.total * part);
  for (const known of Object.values(past.view.seats)) {
    known.cities = known.cities.slice(0, Math.round(known.cities.length * part ** 0.5));
    known.advances = known.advances.slice(0, Math.round(known.advances.length * part));
  }
  return past;
}
