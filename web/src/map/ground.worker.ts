import roman from "../../../map/src/main/resources/ecumene/map/font/alegreya.woff2?url";
import italic from "../../../map/src/main/resources/ecumene/map/font/alegreya-italic.woff2?url";
import capitals from "../../../map/src/main/resources/ecumene/map/font/cinzel.woff2?url";
import { Atlas, type Wish } from "./atlas";
import type { Drawing } from "./board";
import { CAPITALS, ITALIC, ROMAN } from "./letters";

/** Paints the ground of the map aside, so that the page never waits for it. */

export interface Order {
  drawing?: string;
  wish?: Wish;
}

export interface Painted {
  picture: ImageBitmap;
}

declare const self: {
  fonts: FontFaceSet;
  onmessage: (event: MessageEvent<Order>) => void;
  postMessage(message: Painted, transfer: Transferable[]): void;
};

let atlas: Atlas | undefined;

const fonts = Promise.allSettled(
  [
    [ROMAN, roman],
    [ITALIC, italic],
    [CAPITALS, capitals],
  ].map(async ([name, url]) => {
    const face = await new FontFace(name ?? "", `url(${url})`).load();
    self.fonts.add(face);
  }),
);

self.onmessage = async ({ data: { drawing, wish } }) => {
  if (drawing) atlas = new Atlas(JSON.parse(drawing) as Drawing);
  if (!wish || !atlas) return;
  await fonts;
  const { box, scale } = wish;
  const canvas = new OffscreenCanvas(
    Math.ceil((box.right - box.left) * scale),
    Math.ceil((box.bottom - box.top) * scale),
  );
  const brush = canvas.getContext("2d");
  if (!brush) return;
  atlas.paint(brush, wish);
  const picture = canvas.transferToImageBitmap();
  self.postMessage({ picture }, [picture]);
};
