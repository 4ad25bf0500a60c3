/** For development only: preview.html?part=ui shows src/preview/ui.ts. */
import "../ui/letters.css";
import "../ui/theme.css";

const parts = import.meta.glob("./*.ts");
const part = new URLSearchParams(location.search).get("part") ?? "ui";
await parts[`./${part}.ts`]?.();
