import type { Translations } from "./translations";

/** Why the use of a special ability is refused. */
export const abilities = {
  "{Advance} is not held, or has been used": "karty {Advance} nie masz albo została już użyta",
  "no token of yours can go to another area": "żaden twój żeton nie może przejść na inny obszar",
  "no area next to own units by land can be struck":
    "żaden obszar graniczący lądem z twoimi jednostkami nie może być celem",
  "no area next to own units by land can be annexed":
    "żadnego obszaru graniczącego lądem z twoimi jednostkami nie można zaanektować",
  "stock is empty, and no area next to own units by land can be annexed":
    "zasoby są puste, a żadnego obszaru graniczącego lądem z twoimi jednostkami nie można zaanektować",
  "nobody with units in or beside your areas can be named":
    "nie można wyznaczyć nikogo, kto ma jednostki na twoich obszarach lub obok nich",
  "stock can pay for none of the cards you hold": "zasoby nie wystarczą na żadną z twoich kart",
  "no barbarian tokens and no pirate city can be annexed":
    "nie można zaanektować żetonów barbarzyńców ani pirackiego miasta",
  "one area is picked": "wybiera się jeden obszar",
  "{area} is not next to own units by land": "obszar {area} nie graniczy lądem z twoimi jednostkami",
  "no other player has units in {area}": "na obszarze {area} nie ma jednostek innego gracza",
  "only the Barbarians have units in {area}": "na obszarze {area} są tylko jednostki barbarzyńców",
  "{Owner} is protected by {Advance}": "{Owner:acc} chroni karta {Advance}",
  "{area} takes {needed} [needed:token|tokens], stock has {stock}":
    "obszar {area} wymaga {needed:tokens:gen}, a w zasobach jest {stock}",
  "{area} takes {needed} [needed:city|cities], stock has {stock}":
    "obszar {area} wymaga {needed:cities:gen}, a w zasobach jest {stock}",
  "{area} costs {price}, treasury has {treasury}":
    "obszar {area} kosztuje {price}, a w skarbcu jest {treasury}",
  "at least one token is moved": "trzeba przenieść co najmniej jeden żeton",
  "{tokens} [tokens:token is|tokens are] moved, at most {most} can be":
    "przenosisz {tokens:tokens:acc}, a można najwyżej {most}",
  "stock has no city": "w zasobach nie ma miasta",
  "there is no pirate city to annex in {area}": "na obszarze {area} nie ma pirackiego miasta do aneksji",
  "at least one token is annexed": "trzeba zaanektować co najmniej jeden żeton",
  "{picked} [picked:token is|tokens are] annexed, at most {most} can be":
    "anektujesz {picked:tokens:acc}, a można najwyżej {most}",
  "at least one card is discarded": "trzeba odrzucić co najmniej jedną kartę",
  "{cards} can not be discarded": "nie można odrzucić {cards:gen}",
  "{due} tokens are due, stock has {stock}": "potrzeba {due:tokens:gen}, a w zasobach jest {stock}",
  "one card is handed over, not {cards}": "oddaje się jedną kartę, a nie {cards}",
  "{cards} can not be handed over": "nie można oddać {cards:gen}",
  "at least one player is named": "trzeba wyznaczyć co najmniej jednego gracza",
  "{named} [named:player is|players are] named, at most {most} can be":
    "wyznaczasz {named:players:acc}, a można najwyżej {most}",
  "there is no border with {seats}": "brak wspólnej granicy: {seats}",
  "{tokens} tokens can not be lifted": "nie można zdjąć {tokens:tokens:gen}",
  "tokens of {area} are placed elsewhere": "żetony z obszaru {area} trzeba postawić gdzie indziej",
  "at least one token is lifted": "trzeba zdjąć co najmniej jeden żeton",
  "{lifted} [lifted:token is|tokens are] lifted, at most {most} can be":
    "zdejmujesz {lifted:tokens:acc}, a można najwyżej {most}",
  "{area} has a city": "na obszarze {area} jest miasto",
  "{area} has {tokens} to lift, not {lifted}":
    "z obszaru {area} można zdjąć {tokens:tokens:acc}, a nie {lifted}",
  "{area} has room for {room}, not {placed}":
    "na obszarze {area} jest miejsce na {room:tokens:acc}, a nie na {placed}",
} satisfies Translations;
