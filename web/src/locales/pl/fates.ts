import type { Words } from "../locale";

/** What is asked when cities are picked, by what becomes of them. */
export const fates: Words["fates"] = {
  reduced: "Wybierz miasta do redukcji (liczba: {count}). Właściciel: {owner}.",
  destroyed: "Wybierz miasta do zniszczenia (liczba: {count}). Właściciel: {owner}.",
  annexed: "Wybierz miasta do aneksji (liczba: {count}). Właściciel: {owner}.",
  "lost-in-revolt":
    "Nie wszystkie miasta zapłaciły podatek ({owner}). Wybierz te, które się zbuntują i przejdą do ciebie (liczba: {count}).",
  "turned-pirate": "Wybierz miasta, które staną się pirackie (liczba: {count}). Właściciel: {owner}.",
  attacked: "Wybierz miasto, które zaatakują barbarzyńcy. Właściciel: {owner}.",
  "attack-resolved": "Wybierz, który z ataków na twoje miasta zostanie teraz rozstrzygnięty.",
};

/** Whose cities they are, if they are one's own. */
export const ownFates: Words["ownFates"] = {
  reduced: "Wybierz swoje miasta do redukcji (liczba: {count}).",
  destroyed: "Wybierz swoje miasta do zniszczenia (liczba: {count}).",
  "turned-pirate": "Wybierz swoje miasta, które staną się pirackie (liczba: {count}).",
};
