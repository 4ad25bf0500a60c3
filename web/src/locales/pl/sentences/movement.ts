import type { Translations } from "./translations";

/** Why a movement is refused. */
export const movement = {
  "{area} has {movable} to move": "z obszaru {area} można ruszyć {movable:tokens:acc}",
  "a token goes {steps} [steps:area|areas]": "żeton przesuwa się najwyżej o {steps:areas:acc}",
  "the march ends where it began": "marsz kończy się tam, gdzie się zaczął",
  "{to} is not adjacent to {from} by land": "obszary {from} i {to} nie mają wspólnej granicy lądowej",
  "a token must stop in {area}, in conflict":
    "żeton musi się zatrzymać na obszarze {area} z powodu konfliktu",
  "nothing can stay on the open sea {area}": "na otwartym morzu nic nie może pozostać: {area}",
  "{area} is out of play": "obszar {area} jest poza grą",
  "the city in {area} may not be attacked": "miasta na obszarze {area} nie wolno atakować",
  "no conflict may be caused in {area}": "na obszarze {area} nie wolno wywołać konfliktu",

  "no ship in {area} is ready to sail": "na obszarze {area} żaden statek nie jest gotowy do rejsu",
  "a ship moves up to {steps} steps": "statek płynie najwyżej o {steps:steps:acc}",
  "no ship can end in {area}": "żaden statek nie może zakończyć rejsu na obszarze {area}",
  "{to} is not adjacent to {from} by water": "obszary {from} i {to} nie mają wspólnej granicy na wodzie",
  "no ship can enter {area}": "żaden statek nie może wpłynąć na obszar {area}",
  "{aboard} [aboard:is|are] aboard to land in {area}":
    "na obszarze {area} można wysadzić na ląd {aboard:tokens:acc}",
  "a ship carries up to {load}": "statek przewozi najwyżej {load:tokens:acc}",
  "a ship is built in a coastal area with an own token":
    "statek buduje się na obszarze przybrzeżnym, na którym ma się żeton",
  "all ships are on the board": "wszystkie statki są już na planszy",
  "a ship costs 2, and of tokens at least 1 is from {area}":
    "statek kosztuje 2; przy zapłacie żetonami co najmniej 1 musi pochodzić z obszaru {area}",
  "no ship in {area} is to be maintained": "na obszarze {area} nie ma statku do utrzymania",
  "maintenance costs 1": "utrzymanie statku kosztuje 1",
  "no ship in {area} can be given up": "na obszarze {area} nie ma statku, który można porzucić",
  "the treasury holds {treasury}": "w skarbcu jest tylko {treasury}",
  "{area} has no token to give": "na obszarze {area} nie ma żetonu do oddania",
} satisfies Translations;
