import type { Translations } from "./translations";

/** Why the server does not do what it is asked for. A fault of the page, or of a file, is told as the server tells it. */
export const server = {
  "the game is over": "gra jest zakończona",
  "the game has not begun yet": "gra jeszcze się nie zaczęła",
  "the game has begun already": "gra już się zaczęła",
  "random: 32 hexadecimal digits belong here, in small letters":
    "random: wymagane 32 cyfry szesnastkowe, małymi literami",
  "random: it is for a game of one person; others add theirs with their seats":
    "random: to pole jest dla gry jednej osoby; pozostali dodają swoje wartości, zajmując miejsca",
  "the game is not over yet": "gra jeszcze trwa",
  "the table is paused": "gra przy tym stole jest wstrzymana",
  "the table is not paused": "gra przy tym stole nie jest wstrzymana",
  "the bots do not rest": "boty nie odpoczywają",
  "the log of this table is full": "dziennik tego stołu jest pełny",
  "the log of this table is almost full; what is left is for the game":
    "dziennik tego stołu jest prawie pełny; reszta miejsca zostaje dla gry",
  "there is no such table": "nie ma takiego stołu",
  "{seat} does not play at this table": "tej cywilizacji nie ma przy stole: {seat}",
  "no bot plays for {Seat}": "{Seat}: bot nie zastępuje teraz gracza",
  "the log has {lines} [lines:line|lines]": "historia stołu ma {lines:lines:acc}",
  "this request was made before, and asked for something else":
    "to żądanie już było, ale dotyczyło czegoś innego",
  "another civilization at this table has a name that looks the same":
    "inna cywilizacja przy tym stole ma nazwę, która wygląda tak samo",
  "somebody at this table has a name that looks the same":
    "przy tym stole ktoś ma już nazwę, która wygląda tak samo",
  "question: that is no movement": "to pytanie nie dotyczy ruchu",

  "{key} is needed here": "wymagane: {key}",
  "{key} is needed here, this is another": "wymagane: {key}; ten klucz jest inny",
  "no key": "żaden klucz",
  "the key of a seat": "klucz miejsca",
  "the key of a host": "klucz gospodarza",
  "the key of a seat or of a host": "klucz miejsca lub gospodarza",
  "the key of a seat, of a host or of a spectator": "klucz miejsca, gospodarza lub widza",
  "an invitation": "zaproszenie",
  "the key of a session": "klucz sesji",
  "this key opens nothing, or nothing any more": "ten klucz niczego (już) nie otwiera",
  "the account has no session, device or key of this id":
    "konto nie ma sesji, urządzenia ani klucza o tym identyfikatorze",
  "this invitation is spent": "to zaproszenie zostało już wykorzystane",
  "key: this is no key": "to nie jest klucz",

  "there is an account of this name already": "konto o tej nazwie już istnieje",
  "name and password do not fit": "nazwa i hasło nie pasują do siebie",
  "the password is wrong": "hasło jest błędne",
  "this key opens no session, or none any more": "ta sesja już nie trwa; zaloguj się ponownie",
  "only the key of a seat can be attached": "do konta można dołączyć tylko klucz miejsca",
  "this seat is not attached to the account": "to miejsce nie jest dołączone do konta",
  "password: it must have {least} to {most} letters": "hasło musi mieć od {least} do {most} znaków",
  "name: it must have 2 to 32 letters, digits, '.', '_' or '-'":
    "nazwa musi mieć od 2 do 32 liter, cyfr lub znaków „.”, „_”, „-”",

  name: "nazwa",
  text: "tekst",
  "{place}: it must have 1 to {most} letters": "{place}: wymagane od 1 do {most} znaków",
  "{place}: it has letters that can not be read": "{place}: są tu znaki, których nie da się odczytać",
  "{place}: it has nothing that can be seen": "{place}: nie ma tu nic, co można zobaczyć",
  "name: it looks like that of the host or of the table": "ta nazwa wygląda jak nazwa gospodarza albo stołu",
  "webhook: an address that begins with https:// belongs here":
    "webhook: tu powinien być adres z https:// na początku",
  "webhook: only a network of its own can reach this address":
    "webhook: ten adres jest osiągalny tylko z własnej sieci",
  "seconds: 1 to {most} belong here": "tu powinno być od 1 do {most} sekund",
  "language: {language} is none of {languages}": "język: {language} nie należy do znanych: {languages}",
  "bots: {fault}": "takie boty nie mogą grać przy tym stole ({fault})",
  "players: {fault}": "w takim składzie nie można grać ({fault})",
  "{fault}": "serwer nie rozumie tego, co otrzymał ({fault})",
  "{place}: a whole number belongs here": "{place}: tu powinna być liczba całkowita",
  "an object in braces belongs here": "tu powinien być obiekt w nawiasach klamrowych",
  "request: it must have 1 to 64 letters, digits and '-'":
    "request: wymagane od 1 do 64 liter, cyfr i znaków „-”",
  "the content type must be application/json": "rodzajem treści musi być application/json",
  "the request broke off": "zapytanie się urwało",
  "the request comes too slowly": "zapytanie nadchodzi zbyt wolno",
  "the text must be UTF-8": "tekst musi być zapisany w UTF-8",
  "this can have at most {most} bytes": "to może mieć najwyżej {most:bytes:acc}",
  "there is nothing of this kind here": "nie ma tu niczego takiego",
  "a page of another origin can do nothing here": "strona spod innego adresu nie może tu nic zrobić",
  "nobody is named to whom a hole is reported": "nie podano, komu zgłaszać luki w zabezpieczeniach",
  "meters are read on the server's own machine": "pomiary odczytuje się na samym serwerze",

  "too many requests from this address": "zbyt wiele zapytań z tego adresu; odczekaj chwilę",
  "too many requests of this player": "zbyt wiele zapytań z tego miejsca lub konta; odczekaj chwilę",
  "too many changes to this table": "zbyt wiele zmian przy tym stole; odczekaj chwilę",
  "too many new tables from this address": "zbyt wiele nowych stołów z tego adresu",
  "too many new accounts from this address": "zbyt wiele nowych kont z tego adresu",
  "too many wrong passwords from this address": "zbyt wiele błędnych haseł z tego adresu",
  "too many wrong passwords for this account": "zbyt wiele błędnych haseł do tego konta",
  "too many wrong passwords on this device": "zbyt wiele błędnych haseł na tym urządzeniu",
  "too many streams": "zbyt wiele otwartych połączeń",
  "key: it must have 24 letters, digits, '-' and '_'": "klucz musi mieć 24 litery, cyfry lub znaki „-”, „_”",
  "key: it is used for something else": "ten klucz służy już do czegoś innego",
  "this table was opened by another version, and can not be played":
    "ten stół otwarto w innej wersji i nie można przy nim grać",
  "the rules have changed since this game began; its past is gone":
    "od początku tej gry zmieniły się zasady; jej przebieg przepadł",

  "too many games are being imported at the moment; try again":
    "serwer wczytuje teraz zbyt wiele gier; spróbuj za chwilę",
  "the server has too much heavy work to do at the moment; try again":
    "serwer ma teraz zbyt wiele do zrobienia; spróbuj za chwilę",
  "the server has no space for new tables; those that are there play on":
    "serwer nie ma miejsca na nowe stoły; przy otwartych gra toczy się dalej",
  "the server is being stopped; try again": "serwer jest właśnie zatrzymywany; spróbuj za chwilę",
  "the server can not read or write its tables at the moment; try again":
    "serwer nie może teraz odczytać ani zapisać stołów; spróbuj za chwilę",
  "what is stored of this table is damaged; whoever runs the server has to mend it":
    "zapis tego stołu jest uszkodzony; musi go naprawić ktoś, kto prowadzi serwer",
  "the table is being put away; try again": "stół jest właśnie odkładany; spróbuj ponownie",
  "the server failed; its log calls it {id}": "błąd serwera; w jego dzienniku ma numer {id}",
} satisfies Translations;
