import { expect, test } from "vitest";
import { modules } from "../../src/ui/qr";

test("a QR code has its three finders, and grows with what it says", async () => {
  const { path, count } = await modules("https://example.org/table#0123456789abcdefghijklmn");
  const dark = new Set(path.match(/M\d+ \d+/g));
  for (const [column, row] of [
    [0, 0],
    [count - 7, 0],
    [0, count - 7],
  ] as const) {
    for (let at = 0; at < 7; at++) {
      expect(dark).toContain(`M${column + at} ${row}`);
      expect(dark).toContain(`M${column} ${row + at}`);
    }
    expect(dark).not.toContain(`M${column + 1} ${row + 1}`);
  }
  expect((await modules("x".repeat(200))).count).toBeGreaterThan(count);
});
