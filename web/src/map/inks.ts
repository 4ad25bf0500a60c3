/** The inks of the map, by day as in the printed one, and by night. */
export interface Inks {
  deep: string;
  shallow: string;
  shore: string;
  land: string;
  unknown: string;
  unknownVeil: string;
  tint: number;
  band: number;
  paper: string;
  dark: string;
  halo: string;
  border: string;
  regionBorder: string;
  coast: string;
  waterBorder: string;
  seaName: string;
  flood: string;
  river: string;
  lava: string;
}

export const DAY: Inks = {
  deep: "#a9c1c6",
  shallow: "#bfd2d2",
  shore: "rgb(228 236 228 / 28%)",
  land: "#f1e6cd",
  unknown: "#ddd2ba",
  unknownVeil: "rgb(221 210 186 / 82%)",
  tint: 0.13,
  band: 0.26,
  paper: "#faf4e4",
  dark: "#3b2d20",
  halo: "rgb(250 244 228 / 75%)",
  border: "#7b6046",
  regionBorder: "#57402b",
  coast: "#4d5f66",
  waterBorder: "#6f8d97",
  seaName: "#3f6270",
  flood: "rgb(143 176 122 / 62%)",
  river: "#5d8fa3",
  lava: "#a33b23",
};

export const NIGHT: Inks = {
  deep: "#1b2a31",
  shallow: "#24373f",
  shore: "rgb(70 98 106 / 24%)",
  land: "#4a4336",
  unknown: "#26221b",
  unknownVeil: "rgb(38 34 27 / 82%)",
  tint: 0.14,
  band: 0.24,
  paper: "#2a251c",
  dark: "#f3e9d3",
  halo: "rgb(30 26 20 / 78%)",
  border: "#8c7a5c",
  regionBorder: "#b59f78",
  coast: "#8aa0a6",
  waterBorder: "#4f6a74",
  seaName: "#8fb3c0",
  flood: "rgb(104 140 84 / 50%)",
  river: "#6fa6bb",
  lava: "#e0684b",
};
