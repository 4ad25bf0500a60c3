import { afterEach, expect, test, vi } from "vitest";
import { LiveTable } from "../../src/table/live.svelte";
import { whole } from "./scene";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a table that an effect has started is not started again by what comes", async () => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const fetched = vi.fn(() =>
    Promise.resolve(new Response(new ReadableStream({ start: (controller) => void (stream = controller) }))),
  );
  vi.stubGlobal("fetch", fetched);
  const table = new LiveTable("KEY");
  const stop = $effect.root(() => {
    $effect(() => table.start());
  });
  const send = (message: object) =>
    stream?.enqueue(new TextEncoder().encode(`event: scene\ndata: ${JSON.stringify(message)}\n\n`));
  await vi.waitFor(() => expect(stream).toBeDefined());
  send(whole(10));
  await vi.waitFor(() => expect(table.scene?.line).toBe(10));
  send({ line: 11 });
  await vi.waitFor(() => expect(table.scene?.line).toBe(11));
  expect(fetched).toHaveBeenCalledTimes(1);
  stop();
});
