import type { Template } from "../../../wire/templates";
import { abilities } from "./abilities";
import { losses } from "./losses";
import { movement } from "./movement";
import { phases } from "./phases";
import { purchase } from "./purchase";
import { server } from "./server";
import { trade } from "./trade";

/** Every sentence of the server in Polish. One that is missing does not compile. */
export const templates: Record<Template, string> = {
  ...movement,
  ...losses,
  ...abilities,
  ...phases,
  ...purchase,
  ...trade,
  ...server,
};
