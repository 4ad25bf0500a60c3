import type { Words } from "../locale";

/** What is asked when cities are picked, by what becomes of them. */
export const fates: Words["fates"] = {
  reduced: "Wybierz {count:cities:acc} {owner:gen} do redukcji.",
  unsupported: "Za mało żetonów na utrzymanie miast: wybierz miasto do redukcji.",
  "new-unsupported":
    "Za mało żetonów na utrzymanie miast: wybierz miasto do redukcji spośród zbudowanych w tej turze.",
  destroyed: "Wybierz {count:cities:acc} {owner:gen} do zniszczenia.",
  annexed: "Wybierz {count:cities:acc} {owner:gen} do aneksji.",
  "lost-in-revolt":
    "Nie wszystkie miasta {owner:gen} zapłaciły podatek. Wybierz {count:cities:acc}, które [count:się zbuntuje i przejdzie|się zbuntują i przejdą] do ciebie.",
  "turned-pirate": "Wybierz {count:cities:acc} {owner:gen}, które [count:stanie|staną] się pirackie.",
  attacked: "Wybierz miasto {owner:gen}, które zaatakują barbarzyńcy.",
  "attack-resolved": "Wybierz, który z ataków na twoje miasta zostanie teraz rozstrzygnięty.",
};

/** Whose cities they are, if they are one's own. */
export const ownFates: Words["ownFates"] = {
  reduced: "Wybierz {count} [count:swoje miasto|swoje miasta|swoich miast] do redukcji.",
  destroyed: "Wybierz {count} [count:swoje miasto|swoje miasta|swoich miast] do zniszczenia.",
  "turned-pirate":
    "Wybierz {count} [count:swoje miasto|swoje miasta|swoich miast], które [count:stanie|staną] się pirackie.",
};
