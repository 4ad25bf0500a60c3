import type { Translations } from "./translations";

/** Why the use of a special ability is refused. */
export const abilities = {
  "{Advance} can not be used now": "karty {Advance} nie można teraz użyć",
  "one area is picked": "wybiera się jeden obszar",
  "1 to {most} tokens can be moved, not {tokens}": "przenosi się od 1 do {most:tokens:gen}, a nie {tokens}",
  "there is no pirate city to annex in {area}": "na obszarze {area} nie ma pirackiego miasta do aneksji",
  "1 to {most} tokens are annexed, not {picked}": "anektuje się od 1 do {most:tokens:gen}, a nie {picked}",
  "at least one card is discarded": "trzeba odrzucić co najmniej jedną kartę",
  "{cards} can not be discarded": "nie można odrzucić {cards:gen}",
  "{due} tokens are due, stock has {stock}": "potrzeba {due:tokens:gen}, a w zasobach jest {stock}",
  "one card is handed over, not {cards}": "oddaje się jedną kartę, a nie {cards}",
  "{cards} can not be handed over": "nie można oddać {cards:gen}",
  "1 to {most} are named, not {named}": "wskazuje się od 1 do {most:players:gen}, a nie {named}",
  "{tokens} tokens can not be lifted": "nie można zdjąć {tokens:tokens:gen}",
  "tokens of {area} are placed elsewhere": "żetony z obszaru {area} trzeba postawić gdzie indziej",
  "1 to {most} tokens are lifted, not {lifted}": "zdejmuje się od 1 do {most:tokens:gen}, a nie {lifted}",
  "{area} has {tokens} to lift, not {lifted}":
    "z obszaru {area} można zdjąć {tokens:tokens:acc}, a nie {lifted}",
  "{area} has room for {room}, not {placed}":
    "na obszarze {area} jest miejsce na {room:tokens:acc}, a nie na {placed}",
} satisfies Translations;
