import type { Translations } from "./translations";

/** Why an answer is refused that belongs to a phase, or to the game as a whole. */
export const phases = {
  "that question is no longer open": "to pytanie jest już nieaktualne",
  "that is not an answer to this question": "to nie jest odpowiedź na to pytanie",
  "there is nobody to wait for": "nie ma na kogo czekać",
  "you are not waiting": "teraz nie czekasz na swoją kolej",
  "you are waiting already": "już czekasz na swoją kolej",
  "the last to act was not you": "ostatnia decyzja nie należała do ciebie",
  "only a reply of your own can be taken back": "cofnąć można tylko własną decyzję",
  "something hidden or drawn has come out since": "od tego czasu wyszło na jaw coś ukrytego lub wylosowanego",
  "{Seat} can not leave": "{Seat}: nie można opuścić gry",
  "two players at least must stay": "musi zostać co najmniej dwóch graczy",
  "{Civilization} can not be chosen": "tej cywilizacji nie można wybrać: {Civilization}",

  "no city can be founded in {area}": "na obszarze {area} nie można założyć miasta",
  "{due} cities are founded, not {founded}": "zakłada się {due:cities:acc}, a nie {founded}",
  "{sites} [sites:is|are] on city sites, {due} must be":
    "miasta na polach miast: {sites}, a trzeba co najmniej {due}",
  "the rate is from {lowest} to {highest}": "stawka wynosi od {lowest} do {highest}",
  "{placed} [placed:is|are] placed, {due} [due:is|are] due": "postawiono {placed}, a trzeba {due}",
  "{placed} [placed:is|are] placed, {most} may be": "postawiono {placed}, a można najwyżej {most}",
  "{cities} [cities:city is|cities are] in stock": "w zasobach masz tylko {cities:cities:acc}",
  "only one city a turn is paid from treasury": "ze skarbca opłaca się tylko jedno miasto na turę",
  "only one city a turn takes tokens from next door":
    "tylko jedno miasto na turę bierze żetony z sąsiednich obszarów",
  "you have no tokens in {area}": "na obszarze {area} nie masz żetonów",
  "no city is built where the limit is 0: {area}": "na obszarze o limicie 0 nie buduje się miasta: {area}",
  "at most {most} [most:is|are] paid from treasury, not {amount}":
    "ze skarbca można zapłacić najwyżej {most}, a nie {amount}",
  "{area} has a city site: no tokens come from next door":
    "na obszarze {area} jest pole miasta, więc nie bierze się żetonów z sąsiednich obszarów",
  "at most 4 tokens come from next door": "z sąsiednich obszarów bierze się najwyżej 4 żetony",
  "{area} has {tokens} [tokens:token|tokens], {due} [due:is|are] needed":
    "na obszarze {area} masz {tokens:tokens:acc}, a trzeba {due}",
  "stack {stack} is not to be had for {price}": "karty z talii {stack} nie można kupić za {price}",
} satisfies Translations;
