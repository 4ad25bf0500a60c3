import type { Words } from "../locale";

/** Before a game begins, and what goes into its seed. */
export const gathering: Words["gathering"] = {
  title: "Stół się zbiera",
  missing: "Brakuje jeszcze {count:players:gen}.",
  text: "Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.",
  come: "przy stole",
  absent: "jeszcze nieobecne",
  begin: "Zacznij teraz",
  beginText:
    "Kogo jeszcze nie ma, może dołączyć później, ale nie doda już nic do losowań tej gry. Zostanie to zapisane.",
  invite: "Zaproś…",
  seed: "O losowaniach decydują razem wasze urządzenia: każde dodaje wartość, której nikt inny jeszcze nie zna, więc nikt sam nie decyduje, co zostanie wylosowane.",
  waits: "Czekamy na graczy",
  dropped:
    "W losowaniach tej gry nie ma tego, co dodało do nich twoje urządzenie. Zapytaj o to gospodarza i nie ufaj losowaniom.",
  changed:
    "Stół nie dotrzymał tego, co obiecał przy zajmowaniu miejsca: ma inny sekret. Nie ufaj losowaniom.",
};
