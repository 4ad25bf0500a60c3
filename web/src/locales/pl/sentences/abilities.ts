import type { Translations } from "./translations";

/** Why the use of a special ability is refused. */
export const abilities = {
  "{Advance} can not be used now": "karty {Advance} nie można teraz użyć",
  "one area is picked": "wybiera się jeden obszar",
  "1 to {most} tokens can be moved, not {tokens}":
    "liczba przenoszonych żetonów: od 1 do {most}, a nie {tokens}",
  "there is no pirate city to annex in {area}": "w obszarze {area} nie ma pirackiego miasta do aneksji",
  "1 to {most} tokens are annexed, not {picked}":
    "liczba anektowanych żetonów: od 1 do {most}, a nie {picked}",
  "at least one card is discarded": "trzeba odrzucić co najmniej jedną kartę",
  "{cards} can not be discarded": "tych kart nie można odrzucić: {cards}",
  "{due} tokens are due, stock has {stock}": "potrzebne żetony: {due}, w zasobach: {stock}",
  "one card is handed over, not {cards}": "oddaje się jedną kartę, a nie {cards}",
  "{cards} can not be handed over": "tych kart nie można oddać: {cards}",
  "1 to {most} are named, not {named}": "liczba wskazanych graczy: od 1 do {most}, a nie {named}",
  "{tokens} tokens can not be lifted": "nie można zdjąć tylu żetonów: {tokens}",
  "tokens of {area} are placed elsewhere": "żetony z obszaru {area} trzeba postawić gdzie indziej",
  "1 to {most} tokens are lifted, not {lifted}":
    "liczba zdejmowanych żetonów: od 1 do {most}, a nie {lifted}",
  "{area} has {tokens} to lift, not {lifted}":
    "z obszaru {area} można zdjąć {tokens:tokens:acc}, a nie {lifted}",
  "{area} has room for {room}, not {placed}":
    "w obszarze {area} jest miejsce na {room:tokens:acc}, a nie na {placed}",
} satisfies Translations;
