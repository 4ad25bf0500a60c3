import type { Translations } from "./translations";

/** Why an offer, or an answer to one, is refused. */
export const trade = {
  "you are not done": "nadal handlujesz",
  "you are done; resume first": "twój handel jest zakończony; najpierw do niego wróć",
  "offer {offer} is not yours": "oferta {offer} nie jest twoja",
  "an offer goes to some of: {seats}": "ofertę można złożyć tylko {seats:dat}",
  "offer {offer} can not be answered so": "na ofertę {offer} nie można tak odpowiedzieć",
  "a trade has at least 3 cards from each side": "każda strona daje w wymianie co najmniej 3 karty",
  "2 of the cards wanted are named": "trzeba nazwać 2 z żądanych kart",
  "2 to {most} cards are named": "trzeba nazwać od 2 do {most:cards:gen}",
  "the first two named must be among the cards: {cards}":
    "dwie pierwsze z nazwanych kart muszą być wśród oddawanych ({cards})",
  "offer {offer} can not be accepted": "oferty {offer} nie można przyjąć",
  "{wanted} cards are wanted, not {given}": "trzeba oddać {wanted:cards:acc}, a nie {given}",
  "wanted are {cards}": "żądane karty to: {cards}",
  "{Calamity} is never traded": "{Calamity} to karta niezbywalna",
  "you do not hold all of these cards": "nie masz wszystkich tych kart",
} satisfies Translations;
