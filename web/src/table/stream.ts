/** One event of a stream of server-sent events; a comment has no name. */
export interface Sent {
  name: string;
  id: string;
  data: string;
}

const COMMENT: Sent = { name: "", id: "", data: "" };

/**
 * Reads server-sent events from the body of an answer: unlike the browser's own reader, one that can show a
 * key. Comments are passed on, for they say that the server is still there.
 */
export async function* sent(body: ReadableStream<Uint8Array>): AsyncGenerator<Sent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? "";
      for (const block of blocks) yield parsed(block);
    }
  } finally {
    reader.releaseLock();
  }
}

function parsed(block: string): Sent {
  const fields: Record<string, string[]> = {};
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon === 0) continue;
    const [field, value] = colon < 0 ? [line, ""] : [line.slice(0, colon), line.slice(colon + 1)];
    (fields[field] ??= []).push(value.replace(/^ /, ""));
  }
  if (!fields["data"]) return COMMENT;
  return {
    name: fields["event"]?.at(-1) ?? "message",
    id: fields["id"]?.at(-1) ?? "",
    data: fields["data"].join("\n"),
  };
}
