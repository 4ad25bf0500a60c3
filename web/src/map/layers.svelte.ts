import type { Layers } from "./atlas";

const KEPT = "ecumene.layers";

/** Which layers of the map are shown; kept in the browser. */
export class LayerChoice implements Layers {
  regions = $state(true);
  floods = $state(true);
  limits = $state(true);
  /** Tokens against the limit. */
  support = $state(false);

  constructor() {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    if (typeof kept !== "object" || kept === null) return;
    for (const key of ["regions", "floods", "limits", "support"] as const) {
      if (key in kept) this[key] = (kept as Record<string, unknown>)[key] === true;
    }
  }

  keep(): void {
    const { regions, floods, limits, support } = this;
    localStorage.setItem(KEPT, JSON.stringify({ regions, floods, limits, support }));
  }
}
