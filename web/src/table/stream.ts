// Reads a stream of server-sent events with a key in its request, which the browser's own EventSource can not send.

import { createParser } from "eventsource-parser";

/** One event of a stream of server-sent events; a comment has no name. */
export interface Sent {
  name: string;
  id: string;
  data: string;
}

const COMMENT: Sent = { name: "", id: "", data: "" };

/** The events in the body of a response. Comments are passed on, for they say that the server is still there. */
export async function* sent(body: ReadableStream<Uint8Array>): AsyncGenerator<Sent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const heard: Sent[] = [];
  const parser = createParser({
    onEvent: ({ event = "message", id = "", data }) => heard.push({ name: event, id, data }),
    onComment: () => heard.push(COMMENT),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* heard.splice(0);
    }
  } finally {
    reader.releaseLock();
  }
}
