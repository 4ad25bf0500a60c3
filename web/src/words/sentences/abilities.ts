import type { Translations } from "./translations";

/** Why the use of a special ability is refused. */
export const abilities = {
  "{Advance} can not be used now": "karty {Advance} nie można teraz użyć",
  "one area is picked": "wybiera się jeden obszar",
  "{area} is not next to own units by land": "obszar {area} nie sąsiaduje drogą lądową z twoimi jednostkami",
  "no other player has units in {area}": "w obszarze {area} nie ma jednostek innego gracza",
  "only the Barbarians have units in {area}": "w obszarze {area} są tylko jednostki Barbarzyńców",
  "{Owner} is protected by {Advance}": "chronione jednostki: {Owner} (karta {Advance})",
  "{area} takes {needed:token|tokens}, stock has {stock}":
    "obszar {area} wymaga: {needed-tokens}, w zasobach: {stock}",
  "{area} takes {needed:city|cities}, stock has {stock}":
    "obszar {area} wymaga: {needed-cities}, w zasobach: {stock}",
  "{area} costs {price}, treasury has {treasury}":
    "obszar {area} kosztuje {price}, a w skarbcu jest {treasury}",
  "at least one token is moved": "trzeba przenieść co najmniej jeden żeton",
  "{tokens:token is|tokens are} moved, at most {most} can be":
    "przenosisz {tokens-tokens}, a można najwyżej {most}",
  "stock has no city": "w zasobach nie ma miasta",
  "there is no pirate city to annex in {area}": "w obszarze {area} nie ma pirackiego miasta do aneksji",
  "at least one token is annexed": "trzeba zaanektować co najmniej jeden żeton",
  "{picked:token is|tokens are} annexed, at most {most} can be":
    "anektujesz {picked-tokens}, a można najwyżej {most}",
  "at least one card is discarded": "trzeba odrzucić co najmniej jedną kartę",
  "{cards} can not be discarded": "tych kart nie można odrzucić: {cards}",
  "{due} tokens are due, stock has {stock}": "potrzebne żetony: {due}, w zasobach: {stock}",
  "one card is handed over, not {cards}": "oddaje się jedną kartę, a nie {cards}",
  "{cards} can not be handed over": "tych kart nie można oddać: {cards}",
  "at least one player is named": "trzeba wskazać co najmniej jednego gracza",
  "{named:player is|players are} named, at most {most} can be":
    "liczba wskazanych graczy: {named}, a można najwyżej {most}",
  "there is no border with {seats}": "brak wspólnej granicy: {seats}",
  "{tokens} tokens can not be lifted": "nie można zdjąć tylu żetonów: {tokens}",
  "tokens of {area} are placed elsewhere": "żetony z obszaru {area} trzeba postawić gdzie indziej",
  "at least one token is lifted": "trzeba zdjąć co najmniej jeden żeton",
  "{lifted:token is|tokens are} lifted, at most {most} can be":
    "zdejmujesz {lifted-tokens}, a można najwyżej {most}",
  "{area} has a city": "w obszarze {area} jest miasto",
  "{area} has {tokens} to lift, not {lifted}": "z obszaru {area} można zdjąć {tokens-tokens}, a nie {lifted}",
  "{area} has room for {room}, not {placed}":
    "w obszarze {area} jest miejsce na {room-tokens}, a nie na {placed}",
} satisfies Translations;
