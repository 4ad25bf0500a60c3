import { describe, expect, it, vi } from "vitest";
import type { Camera } from "../../src/map/camera.svelte";
import type { Finding } from "../../src/map/finding";
import { Keyboard } from "../../src/map/keyboard";

function map(areas: string[], at?: string) {
  let cursor = at;
  const camera = { pan: vi.fn(), zoom: vi.fn() };
  const finding = { beside: () => "thebes", central: () => "memphis" };
  const picked: (string | undefined)[] = [];
  const keys = new Keyboard(camera as unknown as Camera, finding as unknown as Finding, {
    areas: () => areas,
    cursor: () => cursor,
    go: (area) => (cursor = area),
    pick: (area) => picked.push(area),
    home: () => {},
  });
  const press = (key: string, how: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, ...how });
    keys.press(event);
    return event.defaultPrevented;
  };
  return { press, camera, picked, cursor: () => cursor };
}

describe("the keyboard on the map", () => {
  it("begins in the middle, and goes on beside", () => {
    const { press, cursor } = map(["memphis", "thebes"]);
    expect(press("ArrowLeft")).toBe(true);
    expect(cursor()).toBe("memphis");
    press("ArrowDown");
    expect(cursor()).toBe("thebes");
  });

  it("picks where the cursor is", () => {
    const { press, picked } = map(["memphis"], "memphis");
    press("Enter");
    expect(picked).toEqual(["memphis"]);
  });

  it("goes through the areas by Tab, and leaves the map after the last", () => {
    const { press, cursor } = map(["memphis", "thebes"], "memphis");
    expect(press("Tab")).toBe(true);
    expect(cursor()).toBe("thebes");
    expect(press("Tab")).toBe(false);
    expect(cursor()).toBeUndefined();
  });

  it("moves the map with Shift, and leaves the browser its own keys", () => {
    const { press, camera } = map(["memphis"]);
    press("ArrowRight", { shiftKey: true });
    expect(camera.pan).toHaveBeenCalledWith(-90, -0);
    expect(press("+", { ctrlKey: true })).toBe(false);
    expect(camera.zoom).not.toHaveBeenCalled();
  });
});
