import type { Advance } from "../wire/types";
import { high } from "./advances/high";
import { low } from "./advances/low";
import type { Drawing } from "./drawing";

export const advances: Record<Advance, Drawing> = { ...low, ...high };
