import { untrack } from "svelte";
import type { AreaId } from "../wire/message";
import type { Board, Box } from "./board";
import type { Camera } from "./camera.svelte";
import { Director } from "./director";
import type { Picking } from "./picking.svelte";
import type { Playback } from "./playback.svelte";
import { sight } from "./sight.svelte";

/** How long what was looked for is marked, in milliseconds. */
const MARKED = 4000;

/** What the camera is led by. */
export interface Leading {
  picking(): Picking;
  playback(): Playback;
  /** Whether there is room for the map. */
  seen(): boolean;
  boxes(areas: readonly AreaId[]): Box | undefined;
}

/**
 * Where the camera goes by itself: to what is played, to what a line leads to, to what a question asks about. To be
 * used while a component is set up.
 */
export class Looking {
  /** What a line has led to. */
  sought = $state.raw<readonly AreaId[]>([]);

  constructor(board: Board, camera: Camera, leading: Leading) {
    const director = new Director(board, camera);
    $effect(() => {
      const playback = leading.playback();
      const { shot, reel, mode } = playback;
      untrack(() => {
        if (!shot || !reel) return director.leave();
        const needed = leading.seen() ? director.look(shot, mode === "live" ? reel.shots : [shot]) : 0;
        if (needed > 0) playback.wait(needed);
      });
    });

    const looking = sight();
    $effect(() => {
      const areas = looking?.areas ?? [];
      const box = leading.boxes(areas);
      if (!box || !leading.seen()) return;
      this.sought = areas;
      untrack(() => camera.fit(box, "gliding", 0.8));
      const over = setTimeout(() => (this.sought = []), MARKED);
      return () => clearTimeout(over);
    });

    $effect(() => {
      if (leading.picking().asked === undefined || !leading.seen()) return;
      untrack(() => {
        const box = leading.boxes([...leading.picking().pickable]);
        if (box && !camera.shows(box, 0.3)) camera.fit(box, "gliding", 0.9);
      });
    });

    $effect(() => {
      const { focus } = leading.picking();
      const area = focus && board.places.get(focus);
      if (area) untrack(() => camera.reveal(area.ground));
    });
  }
}
