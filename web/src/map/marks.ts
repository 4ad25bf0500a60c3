/** How an area is marked upon the map. */
export interface Mark {
  fill: string;
  stroke: string;
  /** Of the stroke, in pixels. */
  width: number;
  dashes?: number[];
}

type Marks = Record<"pickable" | "picked" | "hovered" | "hoveredPickable" | "cursor" | "sought", Mark>;

export const DAY: Marks = {
  pickable: { fill: "rgb(255 255 255 / 24%)", stroke: "#0b5c86", width: 2.5 },
  picked: { fill: "rgb(255 190 40 / 50%)", stroke: "#8a5200", width: 3 },
  hovered: { fill: "rgb(255 255 255 / 18%)", stroke: "#57402b", width: 1.5 },
  hoveredPickable: { fill: "rgb(255 255 255 / 30%)", stroke: "#0b5c86", width: 4 },
  cursor: { fill: "rgb(255 255 255 / 25%)", stroke: "#1c4f8f", width: 4.5, dashes: [9, 5] },
  sought: { fill: "rgb(255 220 90 / 30%)", stroke: "#b4541a", width: 3.5 },
};

export const NIGHT: Marks = {
  pickable: { fill: "rgb(170 225 245 / 24%)", stroke: "#9fe3f5", width: 2.5 },
  picked: { fill: "rgb(255 200 80 / 40%)", stroke: "#ffd98a", width: 3 },
  hovered: { fill: "rgb(255 255 255 / 10%)", stroke: "#d8c8a4", width: 1.5 },
  hoveredPickable: { fill: "rgb(170 225 245 / 25%)", stroke: "#9fe3f5", width: 4 },
  cursor: { fill: "rgb(170 225 245 / 20%)", stroke: "#8ec2ff", width: 4.5, dashes: [9, 5] },
  sought: { fill: "rgb(255 200 80 / 25%)", stroke: "#ffb35c", width: 3.5 },
};

/** Of areas with more tokens than their limit. */
export const OVER_LIMIT: Mark = { fill: "rgb(150 47 28 / 32%)", stroke: "#962f1c", width: 1.5 };
