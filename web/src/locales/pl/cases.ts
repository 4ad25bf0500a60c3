import type { CalamityCard, Civilization, Commodity } from "../../wire/types";

/** Genitive, dative and accusative: of whom, to whom, whom. */
type Person = Readonly<Record<"gen" | "dat" | "acc", string>>;

/** As things that are given, and that are lacking. */
type Thing = Readonly<Record<"acc" | "gen", string>>;

function person(gen: string, dat: string, acc: string): Person {
  return { gen, dat, acc };
}

function thing(acc: string, gen: string): Thing {
  return { acc, gen };
}

const civilizations: Record<Civilization | "barbarians", Person> = {
  minoa: person("Minoi", "Minoi", "Minoę"),
  saba: person("Saby", "Sabie", "Sabę"),
  assyria: person("Asyrii", "Asyrii", "Asyrię"),
  maurya: person("Mauryi", "Mauryi", "Mauryę"),
  celt: person("Celtów", "Celtom", "Celtów"),
  babylon: person("Babilonu", "Babilonowi", "Babilon"),
  carthage: person("Kartaginy", "Kartaginie", "Kartaginę"),
  dravidia: person("Drawidii", "Drawidii", "Drawidię"),
  hatti: person("Hatti", "Hatti", "Hatti"),
  kushan: person("Kuszanu", "Kuszanowi", "Kuszan"),
  rome: person("Rzymu", "Rzymowi", "Rzym"),
  persia: person("Persji", "Persji", "Persję"),
  iberia: person("Iberii", "Iberii", "Iberię"),
  nubia: person("Nubii", "Nubii", "Nubię"),
  hellas: person("Hellady", "Helladzie", "Helladę"),
  indus: person("Indusu", "Indusowi", "Indus"),
  egypt: person("Egiptu", "Egiptowi", "Egipt"),
  parthia: person("Partii", "Partii", "Partię"),
  barbarians: person("barbarzyńców", "barbarzyńcom", "barbarzyńców"),
};

const commodities: Record<Commodity, Thing> = {
  ochre: thing("ochrę", "ochry"),
  clay: thing("glinę", "gliny"),
  flax: thing("len", "lnu"),
  hides: thing("skóry", "skór"),
  bone: thing("kości", "kości"),
  papyri: thing("papirusy", "papirusów"),
  iron: thing("żelazo", "żelaza"),
  stone: thing("kamień", "kamienia"),
  furs: thing("futra", "futer"),
  wax: thing("wosk", "wosku"),
  fish: thing("ryby", "ryb"),
  fruit: thing("owoce", "owoców"),
  timber: thing("drewno", "drewna"),
  salt: thing("sól", "soli"),
  ceramics: thing("ceramikę", "ceramiki"),
  wool: thing("wełnę", "wełny"),
  oil: thing("oliwę", "oliwy"),
  cotton: thing("bawełnę", "bawełny"),
  sugar: thing("cukier", "cukru"),
  grain: thing("zboże", "zboża"),
  wine: thing("wino", "wina"),
  textiles: thing("tkaniny", "tkanin"),
  lacquer: thing("lakę", "laki"),
  livestock: thing("bydło", "bydła"),
  glass: thing("szkło", "szkła"),
  tin: thing("cynę", "cyny"),
  copper: thing("miedź", "miedzi"),
  silver: thing("srebro", "srebra"),
  bronze: thing("brąz", "brązu"),
  lead: thing("ołów", "ołowiu"),
  resin: thing("żywicę", "żywicy"),
  incense: thing("kadzidło", "kadzidła"),
  jade: thing("jadeit", "jadeitu"),
  spice: thing("przyprawy", "przypraw"),
  herbs: thing("zioła", "ziół"),
  marble: thing("marmur", "marmuru"),
  gemstones: thing("klejnoty", "klejnotów"),
  dye: thing("barwniki", "barwników"),
  tea: thing("herbatę", "herbaty"),
  obsidian: thing("obsydian", "obsydianu"),
  ivory: thing("kość słoniową", "kości słoniowej"),
  gold: thing("złoto", "złota"),
  silk: thing("jedwab", "jedwabiu"),
  pearls: thing("perły", "pereł"),
  amber: thing("bursztyn", "bursztynu"),
  water: thing("wodę", "wody"),
};

const calamities: Record<CalamityCard, Thing> = {
  tempest: thing("nawałnicę", "nawałnicy"),
  "squandered-wealth": thing("roztrwonione bogactwo", "roztrwonionego bogactwa"),
  "city-riots": thing("zamieszki w mieście", "zamieszek w mieście"),
  "city-in-flames": thing("miasto w płomieniach", "miasta w płomieniach"),
  "tribal-conflict": thing("konflikt plemienny", "konfliktu plemiennego"),
  "minor-uprising": thing("drobne powstanie", "drobnego powstania"),
  banditry: thing("rozboje", "rozbojów"),
  "coastal-migration": thing("migrację", "migracji"),
  "volcanic-eruption-or-earthquake": thing(
    "wybuch wulkanu lub trzęsienie ziemi",
    "wybuchu wulkanu lub trzęsienia ziemi",
  ),
  treachery: thing("zdradę", "zdrady"),
  famine: thing("głód", "głodu"),
  "slave-revolt": thing("bunt niewolników", "buntu niewolników"),
  flood: thing("powódź", "powodzi"),
  superstition: thing("zabobony", "zabobonów"),
  "civil-war": thing("wojnę domową", "wojny domowej"),
  "barbarian-hordes": thing("hordy barbarzyńców", "hord barbarzyńców"),
  cyclone: thing("cyklon", "cyklonu"),
  epidemic: thing("epidemię", "epidemii"),
  tyranny: thing("tyranię", "tyranii"),
  "civil-disorder": thing("niepokoje społeczne", "niepokojów społecznych"),
  corruption: thing("korupcję", "korupcji"),
  "iconoclasm-and-heresy": thing("ikonoklazm i herezję", "ikonoklazmu i herezji"),
  regression: thing("regres", "regresu"),
  piracy: thing("piractwo", "piractwa"),
};

export const cases = { civilizations, commodities, calamities };

/** Whose names take a verb in the plural. */
export const plural: ReadonlySet<string> = new Set<Civilization | CalamityCard | "barbarians">([
  "celt",
  "barbarians",
  "city-riots",
  "banditry",
  "superstition",
  "barbarian-hordes",
  "civil-disorder",
]);
