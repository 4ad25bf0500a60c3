import type { AreaId } from "../wire/message";
import type { Name } from "../wire/types";
import url from "../../../map/assets/map.json?url";

/** The drawn board, as docs/map.md describes map.json. */
export type Spot = [x: number, y: number, radius: number];

export interface Label {
  lines: string[];
  at: [number, number];
  size: number;
  width: number;
}

export interface MapArea {
  id: AreaId;
  type: "land" | "sea";
  name: Name;
  labels: Record<keyof Name, Label>;
  land?: string;
  water?: string;
  region?: string;
  limit?: number;
  site?: "none" | "black" | "white";
  anchors?: { limit: Spot; city: Spot; stacks: Spot[]; ships?: Spot };
}

export interface Drawing {
  width: number;
  height: number;
  areas: MapArea[];
  regions: { id: string; name: Name; colour: string; start: AreaId; band: string }[];
  floodPlains: { id: string; band: string; river: string }[];
  volcanoes: { id: string; at: Spot }[];
  links: { a: AreaId; b: AreaId; at: [number, number] }[];
  layers: Record<
    | "unknown"
    | "coast"
    | "landBorders"
    | "regionBorders"
    | "endOfTheWorld"
    | "coastalWaterBorders"
    | "openSeaBorders",
    string
  > & { shoals: string[] };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where a path lies. The paths of the map are made of absolute M, relative l, and z alone; they are long, so
 * they are read letter by letter.
 */
export function boxOf(path: string): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let [x, y, begun, across] = [0, 0, -1, true];
  const put = (step: number) => {
    if (across) x += step;
    else {
      y += step;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
    across = !across;
  };
  let dotted = false;
  for (let i = 0; i <= path.length; i++) {
    const letter = path.charCodeAt(i);
    const digit = letter >= 48 && letter <= 57;
    const dot = letter === 46;
    if (begun >= 0 && !digit && (!dot || dotted)) {
      put(Number(path.slice(begun, i)));
      begun = -1;
    }
    if (begun < 0 && (digit || dot || letter === 45)) {
      begun = i;
      dotted = dot;
    } else if (dot) dotted = true;
    if (letter === 77) [x, y, across] = [0, 0, true]; // M
  }
  return box;
}

export function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function around(boxes: Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map((it) => it.left)),
    top: Math.min(...boxes.map((it) => it.top)),
    right: Math.max(...boxes.map((it) => it.right)),
    bottom: Math.max(...boxes.map((it) => it.bottom)),
  };
}

/** An area with what drawing and clicking need of it. */
export class AreaPlace {
  readonly id: AreaId;
  readonly box: Box;
  /** Where its land lies, or of an open sea its water. */
  readonly ground: Box;
  #shape: Path2D | undefined;
  #cell: Path2D | undefined;

  constructor(readonly area: MapArea) {
    this.id = area.id;
    this.ground = boxOf(area.land ?? area.water ?? "");
    this.box =
      area.land && area.water ? (around([this.ground, boxOf(area.water)]) ?? this.ground) : this.ground;
  }

  /** Its land, or of an open sea its water. */
  get shape(): Path2D {
    return (this.#shape ??= new Path2D(this.area.land ?? this.area.water ?? ""));
  }

  /** Its land and its water. */
  get cell(): Path2D {
    return (this.#cell ??= new Path2D((this.area.land ?? "") + (this.area.water ?? "")));
  }

  get middle(): [number, number] {
    const { anchors, labels } = this.area;
    return anchors ? [anchors.city[0], anchors.city[1]] : labels.en.at;
  }
}

export class Board {
  readonly places: ReadonlyMap<AreaId, AreaPlace>;

  constructor(readonly drawing: Drawing) {
    this.places = new Map(drawing.areas.map((area) => [area.id, new AreaPlace(area)]));
  }

  place(id: AreaId): AreaPlace {
    const found = this.places.get(id);
    if (!found) throw new Error(`no area is called ${id}`);
    return found;
  }
}

let fetched: Promise<string> | undefined;

/** The text of map.json, fetched once. */
export function fetchDrawing(): Promise<string> {
  fetched ??= fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`map.json: ${answer.status}`);
    return answer.text();
  });
  fetched.catch(() => (fetched = undefined));
  return fetched;
}
