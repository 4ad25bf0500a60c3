import type { Translations } from "./translations";

/** Why an answer to a conflict or a calamity is refused. */
export const losses = {
  "{named} [named:is|are] named, {due} [due:is|are] due": "wyznaczono {named}, a trzeba {due}",
  "{Seat} is primary victim of the same calamity":
    "{Seat} [Seat:jest główną ofiarą|są głównymi ofiarami] tej samej katastrofy",
  "{Seat} has been named already":
    "{Seat} już [Seat:jest dodatkową ofiarą|są dodatkowymi ofiarami] tej samej katastrofy",
  "{Seat} is beneficiary of the same calamity":
    "{Seat} [Seat:jest beneficjentem|są beneficjentami] tej samej katastrofy",
  "{Seat} is not of your block": "{Seat} [Seat:nie należy|nie należą] do twojego bloku",
  "{Seat} has no units": "{Seat} nie [Seat:ma|mają] jednostek",
  "{Seat} has no city": "{Seat} nie [Seat:ma|mają] żadnego miasta",
  "{Seat} has no coastal city": "{Seat} nie [Seat:ma|mają] żadnego przybrzeżnego miasta",
  "{Seat} holds Naval Warfare": "{Seat:acc} chroni karta Wojna morska",
  "{seats} can not be named": "nie można wyznaczyć {seats:gen}",
  "{picked} [picked:is|are] picked, {due} [due:is|are] due": "wybrano {picked}, a trzeba {due}",
  "{area} can not be picked; these can: {areas}": "obszaru {area} nie można wybrać; można: {areas}",
  "cities built this turn go first: {areas}": "najpierw wybiera się miasta zbudowane w tej turze: {areas}",
  "{area} is named twice": "obszar {area} podano dwa razy",
  "{area}: at most {most} [most:token|tokens]": "{area}: najwyżej {most:tokens:acc}",
  "one area is picked at a time": "obszary wybiera się po jednym",
  "{area} can not come next": "obszar {area} nie może być następny",
  "none of the places hit hardest is {areas}": "wśród najciężej dotkniętych miejsc nie ma: {areas}",
  "nothing can be taken in {area}": "na obszarze {area} nie ma nic do stracenia",
  "there is no city to take in {area}": "na obszarze {area} nie ma miasta do stracenia",
  "{area} has {tokens} to take, not {taken}":
    "na obszarze {area} można stracić {tokens:tokens:acc}, a nie {taken}",
  "a city is reduced to 1 to 4 tokens, not to {tokens}":
    "miasto redukuje się do 1–4 żetonów, a nie do {tokens}",
  "stock is {missing} short of the tokens to be placed":
    "w zasobach brakuje {missing:tokens:gen} do postawienia",
  "that is {damage} damage, {due} [due:is|are] due": "to {damage:damage:acc}, a trzeba {due}",

  "only one attack can be resolved first": "jako pierwszy można rozstrzygnąć tylko jeden atak",
  "there is no attack of yours in {area}": "na obszarze {area} nie ma twojego ataku",
  "there is no card to draw": "nie ma karty do wylosowania",
  "0 to {most} [most:token|tokens] can be moved to treasury":
    "do skarbca przenosi się od 0 do {most:tokens:gen}",
  "the conflict in {area} can not cost that": "konflikt na obszarze {area} nie przynosi takiej straty",

  "not held: {cards}": "nie masz na ręce {cards:gen}",
  "{discarded} [discarded:is|are] discarded, {due} [due:is|are] due": "odrzucasz {discarded}, a trzeba {due}",
  "treasury can pay for {payable}, not for {kept}":
    "skarbca wystarczy na {payable:cards:acc}, a nie na {kept}",
  "{cards} is more than the hand has": "tylu kart nie masz na ręce: {cards}",
  "{due} cards are discarded or none, not {discarded}":
    "odrzuca się {due:cards:acc} albo ani jednej, a nie {discarded}",
  "{due} are picked or none, not {picked}": "wybiera się {due:cities:acc} albo ani jednego, a nie {picked}",
  "non-coastal cities go first": "najpierw wybiera się miasta nieprzybrzeżne",
  "water has no face value": "woda nie ma wartości",
  "that is worth {worth}, {due} is due": "te karty są warte {worth}, a trzeba {due}",
  "{card} is not needed": "karta {card} nie jest potrzebna",
  "all of them move into one area": "wszystkie przechodzą na jeden obszar",
  "{area} can not be entered": "na obszar {area} nie można wejść",
  "one city is selected": "wybiera się jedno miasto",
  "there is no city to reduce in {area} next to {epicentre}":
    "na obszarze {area}, obok obszaru {epicentre}, nie ma miasta do zredukowania",
} satisfies Translations;
