import { mount } from "svelte";
import WorldMap from "../map/WorldMap.svelte";
import { Picking } from "../map/picking.svelte";
import { Playback } from "../map/playback.svelte";
import { previewTable } from "./scene";

const picking = new Picking();
const table = await previewTable();
const view = table.scene?.view;
const seat = view?.seat;
const own = Object.keys((seat && view?.seats[seat]?.tokens) || {});
if (new URLSearchParams(location.search).has("pick") && seat) {
  picking.pickable = new Set(own);
  picking.picked = new Map(own.slice(0, 2).map((it) => [it, "−1"]));
  picking.ghosts = own.slice(2, 3).map((area) => ({ area, kind: "token", owner: seat, count: 2 }));
  picking.routes = [{ through: own.slice(0, 2), owner: seat, by: "sea" }];
  picking.pick = (area) => {
    picking.picked = new Map([...picking.picked, [area, "✓"]]);
  };
  picking.drag = (from, to) => {
    picking.routes = [...picking.routes, { through: [from, to], owner: seat, by: "land" }];
  };
}
const playback = new Playback(
  () => true,
  () => 1,
);
if (table.scene) playback.follow(table.scene);
Object.assign(window, { picking, table, playback });
const place = document.getElementById("app");
if (place) {
  place.style.height = "100vh";
  mount(WorldMap, { target: place, props: { table, picking, playback } });
}
