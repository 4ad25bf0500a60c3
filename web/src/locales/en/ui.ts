export const ui = {
  close: "Close",
  less: "{what}: one less",
  more: "{what}: one more",
  barbarians: "Barbarians",
  pirates: "Pirates",
  commodity: "commodity",
  calamity: "calamity",
  value: "value {value}",
  copies: "{count} of them",
  nothing: "nothing",
};
