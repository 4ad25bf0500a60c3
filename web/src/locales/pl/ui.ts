import type { Words } from "../locale";

export const ui: Words["ui"] = {
  close: "Zamknij",
  less: "{what}: o jeden mniej",
  more: "{what}: o jeden więcej",
  barbarians: "Barbarzyńcy",
  pirates: "Piraci",
  commodity: "towar",
  calamity: "katastrofa",
  value: "wartość {value}",
  copies: "{count} szt.",
  nothing: "nic",
};
