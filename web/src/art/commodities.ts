import type { Commodity } from "../wire/types";
import { plain } from "./commodities/plain";
import { precious } from "./commodities/precious";
import type { Drawing } from "./drawing";

export const commodities: Record<Commodity, Drawing> = { ...plain, ...precious };
