import { expect, test } from "vitest";
import { sent, type Sent } from "../../src/table/stream";

async function all(...chunks: string[]): Promise<Sent[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const events = [];
  for await (const event of sent(body)) events.push(event);
  return events;
}

test("events are read wherever the chunks are cut", async () => {
  const text =
    'event: scene\nid: 128\ndata: {"line":128}\n\n: still here\n\nevent: scene\nid:129\ndata:a\ndata: b\n\n';
  const events = [
    { name: "scene", id: "128", data: '{"line":128}' },
    { name: "", id: "", data: "" },
    { name: "scene", id: "129", data: "a\nb" },
  ];
  expect(await all(text)).toEqual(events);
  expect(await all(...text)).toEqual(events);
  expect(await all(text.replaceAll("\n", "\r\n"))).toEqual(events);
});

test("what is not finished is not an event", async () => {
  expect(await all("event: scene\ndata: 1\n")).toEqual([]);
});

test("letters of several bytes survive a cut", async () => {
  const bytes = new TextEncoder().encode("event: scene\ndata: Łódź\n\n");
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  for await (const event of sent(body)) expect(event.data).toBe("Łódź");
});
