// Written by ./ecumene page-files from the records of the engine.

export type Language = "en" | "pl";

export type Offer = ChoosePolicy | Convert | DiscardForTreasury | NameGivers | PickTarget | Resettle;

export interface ChoosePolicy {
  kind: "choose-policy";
  rule: string;
  seat: Civilization;
  most: number;
  targets: Target[];
  spared: Spared[];
}

export type Civilization =
  | "minoa"
  | "saba"
  | "assyria"
  | "maurya"
  | "celt"
  | "babylon"
  | "carthage"
  | "dravidia"
  | "hatti"
  | "kushan"
  | "rome"
  | "persia"
  | "iberia"
  | "nubia"
  | "hellas"
  | "indus"
  | "egypt"
  | "parthia";

export interface Target {
  area: Area;
  units: TargetUnits[];
}

export type Area = string;

export interface TargetUnits {
  owner: Civilization;
  tokens: number;
  cities: number;
}

export type Spared = SparedVacant | SparedBarbariansOnly | SparedProtected | SparedUnaffordable;

export interface SparedVacant {
  spared: "vacant";
  area: Area;
}

export interface SparedBarbariansOnly {
  spared: "barbarians-only";
  area: Area;
}

export interface SparedProtected {
  spared: "protected";
  area: Area;
  owner: Civilization;
  shield: Shield;
}

export interface Shield {
  advance: Advance;
  rule: string;
}

export type Advance =
  | "mysticism"
  | "monument"
  | "wonder-of-the-world"
  | "sculpture"
  | "architecture"
  | "mining"
  | "cloth-making"
  | "naval-warfare"
  | "diaspora"
  | "urbanism"
  | "diplomacy"
  | "provincial-empire"
  | "monarchy"
  | "law"
  | "cultural-ascendancy"
  | "written-record"
  | "cartography"
  | "library"
  | "pottery"
  | "agriculture"
  | "democracy"
  | "masonry"
  | "engineering"
  | "roadbuilding"
  | "mythology"
  | "literacy"
  | "mathematics"
  | "empiricism"
  | "medicine"
  | "anatomy"
  | "deism"
  | "fundamentalism"
  | "monotheism"
  | "theocracy"
  | "universal-doctrine"
  | "theology"
  | "drama-and-poetry"
  | "rhetoric"
  | "politics"
  | "music"
  | "enlightenment"
  | "philosophy"
  | "astronavigation"
  | "calendar"
  | "public-works"
  | "coinage"
  | "trade-routes"
  | "trade-empire"
  | "metalworking"
  | "military"
  | "advanced-military";

export interface SparedUnaffordable {
  spared: "unaffordable";
  area: Area;
  store: SparedStore;
  needed: number;
  there: number;
}

export type SparedStore = "tokens-in-stock" | "cities-in-stock" | "treasury";

export interface Convert {
  kind: "convert";
  rule: string;
  seat: Civilization;
  cities: Area[];
  tokens: Portion[];
  most: number;
  "beyond-stock": Area[];
}

export interface Portion {
  area: Area;
  tokens: number;
  cities: number;
}

export interface DiscardForTreasury {
  kind: "discard-for-treasury";
  rule: string;
  seat: Civilization;
  cards: Commodity[];
  stock: number;
}

export type Commodity =
  | "ochre"
  | "clay"
  | "flax"
  | "hides"
  | "bone"
  | "papyri"
  | "iron"
  | "stone"
  | "furs"
  | "wax"
  | "fish"
  | "fruit"
  | "timber"
  | "salt"
  | "ceramics"
  | "wool"
  | "oil"
  | "cotton"
  | "sugar"
  | "grain"
  | "wine"
  | "textiles"
  | "lacquer"
  | "livestock"
  | "glass"
  | "tin"
  | "copper"
  | "silver"
  | "bronze"
  | "lead"
  | "resin"
  | "incense"
  | "jade"
  | "spice"
  | "herbs"
  | "marble"
  | "gemstones"
  | "dye"
  | "tea"
  | "obsidian"
  | "ivory"
  | "gold"
  | "silk"
  | "pearls"
  | "amber"
  | "water";

export interface NameGivers {
  kind: "name-givers";
  rule: string;
  seat: Civilization;
  candidates: Civilization[];
  most: number;
  exempt: NameGiversExempt[];
}

export interface NameGiversExempt {
  owner: Civilization;
  shield: Shield;
}

export interface PickTarget {
  kind: "pick-target";
  rule: string;
  seat: Civilization;
  advance: Advance;
  targets: Target[];
  spared: Spared[];
}

export interface Resettle {
  kind: "resettle";
  rule: string;
  seat: Civilization;
  places: ResettlePlace[];
  most: number;
  cities: Area[];
  full: Area[];
}

export interface ResettlePlace {
  area: Area;
  tokens: number;
  room: number;
}

export type Answer =
  | Handed
  | Picked
  | Buildings
  | Purchase
  | Bought
  | ChosenCredits
  | Policy
  | Spoils
  | Conversion
  | Decision
  | Orders
  | Named
  | TokensPicked
  | Resettlement
  | TaxRate
  | Casualty
  | Losses
  | TradeAction
  | AbilityChoice;

export interface Handed {
  kind: "handed";
  cards: Commodity[];
}

export interface Picked {
  kind: "picked";
  areas: Area[];
}

export interface Buildings {
  kind: "buildings";
  buildings: BuildingsBuilding[];
}

export interface BuildingsBuilding {
  area: Area;
  treasury: number;
  "from-next-door": Portion[];
}

export interface Purchase {
  kind: "purchase";
  bought: Advance[];
  lowered?: Advance;
  added?: Advance;
  payment: Payment;
  credits: Credits;
}

export interface Payment {
  cards: Commodity[];
  substitution?: Substitution;
  treasury: number;
}

export interface Substitution {
  substitute: Commodity;
  set: Commodity;
}

export type Credits = Partial<Record<Colour, number>>;

export interface Bought {
  kind: "bought";
  stack: number;
  price: number;
}

export interface ChosenCredits {
  kind: "chosen-credits";
  credits: Credits;
}

export type Policy = Collect | Annex;

export interface Collect {
  kind: "collect";
  tokens: number;
}

export interface Annex {
  kind: "annex";
  area: Area;
}

export interface Spoils {
  kind: "spoils";
  card: Decision;
  treasury: number;
}

export type Decision = "yes" | "no";

export type Conversion = City | Tokens;

export interface City {
  kind: "city";
  area: Area;
}

export interface Tokens {
  kind: "tokens";
  portions: Portion[];
}

export interface Orders {
  kind: "orders";
  list: Order[];
}

export type Order = OrderMarch | OrderBuildShip | OrderMaintainShip | OrderScrapShip | OrderVoyage;

export interface OrderMarch {
  order: "march";
  from: Area;
  via: Area[];
  to: Area;
  tokens: number;
}

export interface OrderBuildShip {
  order: "build-ship";
  area: Area;
  fee: Fee;
}

export interface Fee {
  treasury: number;
  tokens: Area[];
}

export interface OrderMaintainShip {
  order: "maintain-ship";
  area: Area;
  fee: Fee;
}

export interface OrderScrapShip {
  order: "scrap-ship";
  area: Area;
}

export interface OrderVoyage {
  order: "voyage";
  from: Area;
  embarking: number;
  calls: OrderCall[];
  to: Area;
}

export interface OrderCall {
  area: Area;
  landing: number;
  embarking: number;
}

export interface Named {
  kind: "named";
  seats: Civilization[];
}

export interface TokensPicked {
  kind: "tokens-picked";
  portions: Portion[];
}

export interface Resettlement {
  kind: "resettlement";
  moves: ResettlementMove[];
}

export interface ResettlementMove {
  from: Area;
  to: Area;
  tokens: number;
}

export interface TaxRate {
  kind: "tax-rate";
  tokens: number;
}

export interface Casualty {
  kind: "casualty";
  piece: CasualtyPiece;
  area: Area;
}

export type CasualtyPiece = "token" | "ship";

export interface Losses {
  kind: "losses";
  losses: Loss[];
}

export type Loss = LossTokens | LossReduced | LossDestroyed;

export interface LossTokens {
  loss: "tokens";
  area: Area;
  count: number;
}

export interface LossReduced {
  loss: "reduced";
  area: Area;
  tokens: number;
}

export interface LossDestroyed {
  loss: "destroyed";
  area: Area;
}

export type TradeAction = MakeOffer | AcceptOffer | WithdrawOffer | FinishTrading | ResumeTrading;

export interface MakeOffer {
  kind: "make-offer";
  gives: Bundle;
  bid: Bid;
}

export interface Bundle {
  commodities: Commodity[];
  calamities: CalamityCard[];
}

export type CalamityCard =
  | "tempest"
  | "squandered-wealth"
  | "city-riots"
  | "city-in-flames"
  | "tribal-conflict"
  | "minor-uprising"
  | "banditry"
  | "coastal-migration"
  | "volcanic-eruption-or-earthquake"
  | "treachery"
  | "famine"
  | "slave-revolt"
  | "flood"
  | "superstition"
  | "civil-war"
  | "barbarian-hordes"
  | "cyclone"
  | "epidemic"
  | "tyranny"
  | "civil-disorder"
  | "corruption"
  | "iconoclasm-and-heresy"
  | "regression"
  | "piracy";

export interface Bid {
  to: Civilization[];
  says: Commodity[];
  wants: number;
  wanted: Commodity[];
  answers: number;
}

export interface AcceptOffer {
  kind: "accept-offer";
  number: number;
  gives: Bundle;
}

export interface WithdrawOffer {
  kind: "withdraw-offer";
  number: number;
}

export interface FinishTrading {
  kind: "finish-trading";
}

export interface ResumeTrading {
  kind: "resume-trading";
}

export type AbilityChoice = Use | Finish;

export interface Use {
  kind: "use";
  advance: Advance;
  how: Answer;
}

export interface Finish {
  kind: "finish";
}

export type Question =
  | AppeaseBandits
  | AttackFirst
  | AvoidReductions
  | AvoidStepBack
  | BuildCities
  | BuyAdvances
  | BuyCard
  | ChooseCredits
  | ChoosePolicy
  | ClaimSpoils
  | Convert
  | DiscardForTreasury
  | FoundCities
  | GiveUpCommodities
  | HandOver
  | InsistOnOrder
  | KeepHandLimit
  | LetOthersFight
  | MoveHorde
  | MoveTokens
  | NameGivers
  | NameVictims
  | PayTreasury
  | PickCities
  | PickPlace
  | PickTarget
  | PickTokens
  | PlaceTokens
  | Resettle
  | SetTaxRate
  | ShakeNeighbour
  | TakeArea
  | TakeCasualty
  | TakeDamage
  | Trade
  | UseAbility;

export interface AppeaseBandits {
  kind: "appease-bandits";
  rule: string;
  seat: Civilization;
  hand: Commodity[];
  due: number;
  payable: number;
}

export interface AttackFirst {
  kind: "attack-first";
  rule: string;
  seat: Civilization;
  attacked: Area;
  own: Area[];
}

export interface AvoidReductions {
  kind: "avoid-reductions";
  rule: string;
  seat: Civilization;
  hand: Commodity[];
  cities: number;
}

export interface AvoidStepBack {
  kind: "avoid-step-back";
  rule: string;
  seat: Civilization;
  cities: Area[];
}

export interface BuildCities {
  kind: "build-cities";
  rule: string;
  seat: Civilization;
  grounds: BuildCitiesGround[];
  cities: number;
  treasury: number;
  movable: Portion[];
  built: Area[];
}

export interface BuildCitiesGround {
  area: Area;
  tokens: number;
}

export interface BuyAdvances {
  kind: "buy-advances";
  rule: string;
  seat: Civilization;
  prices: PriceList;
  owned: Advance[];
  hand: Commodity[];
  treasury: number;
}

export type PriceList = Price[];

export interface BuyCard {
  kind: "buy-card";
  rule: string;
  seat: Civilization;
  offers: Bought[];
  treasury: number;
}

export interface ChooseCredits {
  kind: "choose-credits";
  rule: string;
  seat: Civilization;
  points: number;
}

export interface ClaimSpoils {
  kind: "claim-spoils";
  rule: string;
  seat: Civilization;
  cards: number;
  treasury: number;
}

export interface FoundCities {
  kind: "found-cities";
  rule: string;
  seat: Civilization;
  region: Area[];
}

export interface GiveUpCommodities {
  kind: "give-up-commodities";
  rule: string;
  seat: Civilization;
  hand: Commodity[];
  due: number;
}

export interface HandOver {
  kind: "hand-over";
  rule: string;
  seat: Civilization;
  to: Civilization;
  cards: Commodity[];
}

export interface InsistOnOrder {
  kind: "insist-on-order";
  rule: string;
  seat: Civilization;
  calamity: CalamityCard;
  victims: Civilization[];
}

export interface KeepHandLimit {
  kind: "keep-hand-limit";
  rule: string;
  seat: Civilization;
  hand: Commodity[];
  limit: Reckoning;
}

export interface Reckoning {
  seat: Civilization;
  measure: ReckoningMeasure;
  base: number;
  rule: string;
  steps: ReckoningStep[];
  result: number;
  text: string;
}

export type ReckoningMeasure =
  | "damage"
  | "cities"
  | "unit-points"
  | "tokens"
  | "support-rate"
  | "face-value"
  | "steps"
  | "cards";

export interface ReckoningStep {
  advance: Advance;
  delta: number;
  rule: string;
}

export interface LetOthersFight {
  kind: "let-others-fight";
  rule: string;
  seat: Civilization;
  conflict: Area;
}

export interface MoveHorde {
  kind: "move-horde";
  rule: string;
  seat: Civilization;
  from: Area;
  tokens: number;
  candidates: Area[];
}

export interface MoveTokens {
  kind: "move-tokens";
  rule: string;
  seat: Civilization;
  treasury: number;
  tokens: { area: Area; count: number; marches: Area[] }[];
  ships: { area: Area; count: number; harbours: Area[] }[];
}

export interface NameVictims {
  kind: "name-victims";
  rule: string;
  seat: Civilization;
  candidates: Civilization[];
  count: number;
  stake: Stake;
  exempt: Exempt[];
}

export type Stake = "units" | "cities" | "coastal-cities";

export interface Exempt {
  rule: string;
  seat: Civilization;
  why: Exemption;
}

export type Exemption =
  | "primary-victim"
  | "named-already"
  | "beneficiary"
  | "other-block"
  | "nothing-to-lose"
  | "naval-warfare";

export interface PayTreasury {
  kind: "pay-treasury";
  rule: string;
  seat: Civilization;
  calamity: CalamityCard;
  amount: number;
}

export interface PickCities {
  kind: "pick-cities";
  rule: string;
  seat: Civilization;
  owner: Civilization;
  fate: Fate;
  candidates: Area[];
  count: number;
}

export type Fate =
  | "reduced"
  | "unsupported"
  | "new-unsupported"
  | "destroyed"
  | "annexed"
  | "lost-in-revolt"
  | "turned-pirate"
  | "attacked"
  | "attack-resolved";

export interface PickPlace {
  kind: "pick-place";
  seat: Civilization;
  rule: string;
  places: Area[][];
}

export interface PickTokens {
  kind: "pick-tokens";
  rule: string;
  seat: Civilization;
  owner: Civilization;
  from: Portion[];
  count: number;
}

export interface PlaceTokens {
  kind: "place-tokens";
  seat: Civilization;
  rule: string;
  room: Portion[];
  least: number;
  most: number;
}

export interface SetTaxRate {
  kind: "set-tax-rate";
  rule: string;
  seat: Civilization;
  lowest: number;
  highest: number;
  cities: number;
  stock: number;
}

export interface ShakeNeighbour {
  kind: "shake-neighbour";
  rule: string;
  seat: Civilization;
  epicentre: Area;
  candidates: Area[];
}

export interface TakeArea {
  kind: "take-area";
  rule: string;
  seat: Civilization;
  owner: Civilization;
  due: number;
  portions: Portion[];
}

export interface TakeCasualty {
  kind: "take-casualty";
  rule: string;
  seat: Civilization;
  conflict: Area;
  options: Casualty[];
}

export interface TakeDamage {
  kind: "take-damage";
  rule: string;
  seat: Civilization;
  due: number;
  sites: Site[];
  stock: number;
}

export interface Site {
  area: Area;
  tokens: number;
  cities: number;
}

export interface Trade {
  kind: "trade";
  rule: string;
  seat: Civilization;
  moment: TradeMoment;
  attendance: TradeAttendance;
  hand: Bundle;
  own: number[];
  proposals: Proposal[];
  partners: Civilization[];
}

export interface TradeMoment {
  turn: number;
  actions: number;
}

export type TradeAttendance = "trading" | "done";

export interface Proposal {
  number: number;
  from: Civilization;
  gives: number;
  bid: Bid;
}

export interface UseAbility {
  kind: "use-ability";
  rule: string;
  seat: Civilization;
  offers: Offer[];
  idle: Advance[];
}

export interface AnswerTo {
  "appease-bandits": Handed;
  "attack-first": Picked;
  "avoid-reductions": Handed;
  "avoid-step-back": Picked;
  "build-cities": Buildings;
  "buy-advances": Purchase;
  "buy-card": Bought;
  "choose-credits": ChosenCredits;
  "choose-policy": Policy;
  "claim-spoils": Spoils;
  "convert": Conversion;
  "discard-for-treasury": Handed;
  "found-cities": Picked;
  "give-up-commodities": Handed;
  "hand-over": Handed;
  "insist-on-order": Decision;
  "keep-hand-limit": Handed;
  "let-others-fight": Decision;
  "move-horde": Picked;
  "move-tokens": Orders;
  "name-givers": Named;
  "name-victims": Named;
  "pay-treasury": Decision;
  "pick-cities": Picked;
  "pick-place": Picked;
  "pick-target": Picked;
  "pick-tokens": TokensPicked;
  "place-tokens": TokensPicked;
  "resettle": Resettlement;
  "set-tax-rate": TaxRate;
  "shake-neighbour": Picked;
  "take-area": Picked;
  "take-casualty": Casualty;
  "take-damage": Losses;
  "trade": TradeAction;
  "use-ability": AbilityChoice;
}

export type Pace = WaitForTurn | StopWaiting;

export interface WaitForTurn {
  kind: "wait-for-turn";
}

export interface StopWaiting {
  kind: "stop-waiting";
}

export type Event =
  | AbilityEvent
  | AdvanceEvent
  | CalamityEvent
  | CardEvent
  | ChoiceForced
  | PieceEvent
  | StandingEvent
  | TradeEvent;

export type AbilityEvent = AbilityUsed | GiversNamed;

export interface AbilityUsed {
  kind: "ability-used";
  rule: string;
  holder: Civilization;
  advance: Advance;
  cause?: Cause;
}

export interface Cause {
  calamity: CalamityCard;
  victim: Civilization;
}

export interface GiversNamed {
  kind: "givers-named";
  rule: string;
  holder: Civilization;
  givers: Civilization[];
  cause?: Cause;
}

export type AdvanceEvent =
  | AdvanceAcquired
  | AdvancesPaid
  | CardSubstituted
  | CreditsChosen
  | ThemeSetDealt
  | UnseenThemeSetDealt
  | ThemeSetRevealed
  | HandLimitExceeded;

export interface AdvanceAcquired {
  kind: "advance-acquired";
  seat: Civilization;
  price: Price;
  cause?: Cause;
}

export interface Price {
  advance: Advance;
  deductions: PriceDeduction[];
  points: number;
  text: string;
}

export type PriceDeduction = PriceColourCredit | PriceAdvanceCredit;

export interface PriceColourCredit {
  deduction: "colour-credit";
  colour: Colour;
  points: number;
  rule: string;
}

export type Colour = "arts" | "civics" | "crafts" | "religion" | "science";

export interface PriceAdvanceCredit {
  deduction: "advance-credit";
  from: Advance;
  points: number;
  rule: string;
}

export interface AdvancesPaid {
  kind: "advances-paid";
  rule: string;
  seat: Civilization;
  due: number;
  "cards-worth": number;
  "treasury-worth": number;
  cause?: Cause;
}

export interface CardSubstituted {
  kind: "card-substituted";
  rule: string;
  seat: Civilization;
  substitute: Commodity;
  set: Commodity;
  cause?: Cause;
}

export interface CreditsChosen {
  kind: "credits-chosen";
  seat: Civilization;
  colour: Colour;
  points: number;
  cause?: Cause;
}

export interface ThemeSetDealt {
  kind: "theme-set-dealt";
  rule: string;
  seat: Civilization;
  set: ThemeSet;
  cause?: Cause;
}

export type ThemeSet =
  | "coin-and-commerce"
  | "conquering-the-seas"
  | "cultural-heights"
  | "early-merchants"
  | "emerging-empire"
  | "exploring-the-deserts"
  | "mystical-palaces"
  | "sacred-constructors"
  | "spreading-knowledge";

export interface UnseenThemeSetDealt {
  kind: "unseen-theme-set-dealt";
  rule: string;
  seat: Civilization;
  cause?: Cause;
}

export interface ThemeSetRevealed {
  kind: "theme-set-revealed";
  rule: string;
  seat: Civilization;
  set: ThemeSet;
  cause?: Cause;
}

export interface HandLimitExceeded {
  kind: "hand-limit-exceeded";
  limit: Reckoning;
  cards: number;
  cause?: Cause;
}

export type CalamityEvent =
  | CalamitiesCounted
  | CalamityStruck
  | CalamityEnd
  | BeneficiaryFound
  | VictimsNamed
  | PlaceHit
  | AdvanceHelped
  | AmountReckoned
  | CopiesTakenTogether
  | CopiesTakenInOrder;

export interface CalamitiesCounted {
  kind: "calamities-counted";
  rule: string;
  seat: Civilization;
  count: number;
}

export interface CalamityStruck {
  kind: "calamity-struck";
  card: Card;
  victim: Civilization;
}

export type Card = { card: TradeCard; block?: Block };

export type CalamityEnd = CalamityTookEffect | CalamityHadNoEffect | CalamityCancelled;

export interface CalamityTookEffect {
  kind: "calamity-took-effect";
  calamity: CalamityCard;
  victim: Civilization;
}

export interface CalamityHadNoEffect {
  kind: "calamity-had-no-effect";
  calamity: CalamityCard;
  victim: Civilization;
  rule: string;
}

export interface CalamityCancelled {
  kind: "calamity-cancelled";
  calamity: CalamityCard;
  victim: Civilization;
  rule: string;
}

export interface BeneficiaryFound {
  kind: "beneficiary-found";
  rule: string;
  calamity: CalamityCard;
  victim: Civilization;
  beneficiary: Civilization;
  ground: BeneficiaryFoundGround;
}

export type BeneficiaryFoundGround = "traded" | "most-in-stock";

export interface VictimsNamed {
  kind: "victims-named";
  calamity: CalamityCard;
  victim: Civilization;
  secondary: Civilization[];
}

export interface PlaceHit {
  kind: "place-hit";
  calamity: CalamityCard;
  victim: Civilization;
  place: Area[];
  rule: string;
}

export interface AdvanceHelped {
  kind: "advance-helped";
  calamity: CalamityCard;
  holder: Civilization;
  advance: Advance;
  rule: string;
}

export interface AmountReckoned {
  kind: "amount-reckoned";
  calamity: CalamityCard;
  reckoning: Reckoning;
}

export interface CopiesTakenTogether {
  kind: "copies-taken-together";
  rule: string;
  calamity: CalamityCard;
  victims: Civilization[];
}

export interface CopiesTakenInOrder {
  kind: "copies-taken-in-order";
  calamity: CalamityCard;
  insisting: Civilization[];
  rule: string;
}

export type CardEvent =
  | CardSeized
  | UnseenCardSeized
  | CardHandedOver
  | UnseenCardHandedOver
  | NoCardHandedOver
  | CardDrawn
  | UnseenCardDrawn
  | CardDiscarded
  | CalamityDiscarded;

export interface CardSeized {
  kind: "card-seized";
  rule: string;
  from: Civilization;
  by: Civilization;
  card: Card;
  cause?: Cause;
}

export interface UnseenCardSeized {
  kind: "unseen-card-seized";
  rule: string;
  from: Civilization;
  by: Civilization;
  cause?: Cause;
}

export interface CardHandedOver {
  kind: "card-handed-over";
  rule: string;
  from: Civilization;
  to: Civilization;
  card: Card;
  cause?: Cause;
}

export interface UnseenCardHandedOver {
  kind: "unseen-card-handed-over";
  rule: string;
  from: Civilization;
  to: Civilization;
  cause?: Cause;
}

export interface NoCardHandedOver {
  kind: "no-card-handed-over";
  rule: string;
  from: Civilization;
  to: Civilization;
  cause?: Cause;
}

export interface CardDrawn {
  kind: "card-drawn";
  seat: Civilization;
  stack: number;
  card: Card;
  cause?: Cause;
}

export interface UnseenCardDrawn {
  kind: "unseen-card-drawn";
  seat: Civilization;
  stack: number;
  cause?: Cause;
}

export interface CardDiscarded {
  kind: "card-discarded";
  from: Civilization;
  card: Card;
  cause?: Cause;
}

export interface CalamityDiscarded {
  kind: "calamity-discarded";
  from: Civilization;
  card: Card;
  rule: string;
  cause?: Cause;
}

export interface ChoiceForced {
  kind: "choice-forced";
  seat: Civilization;
  rule: string;
  cause?: Cause;
}

export type PieceEvent =
  | TokensRemoved
  | TokensPlaced
  | TokensMoved
  | TokensAnnexed
  | CityDestroyed
  | CityReduced
  | CityAnnexed
  | CityTurnedPirate
  | TokensTurnedBarbarian
  | CityAttacked
  | ShipRemoved
  | TreasuryGained
  | TreasuryLost
  | TreasuryPaid
  | CityBuilt
  | ShipBuilt
  | ShipMaintained
  | ShipMoved
  | TokensEmbarked
  | TokensLanded;

export interface TokensRemoved {
  kind: "tokens-removed";
  owner: Owner;
  area: Area;
  count: number;
  cause?: Cause;
}

export type Owner = Civilization | Barbarians;

export type Barbarians = "barbarians";

export interface TokensPlaced {
  kind: "tokens-placed";
  owner: Owner;
  area: Area;
  count: number;
  cause?: Cause;
}

export interface TokensMoved {
  kind: "tokens-moved";
  owner: Owner;
  from: Area;
  to: Area;
  count: number;
  cause?: Cause;
}

export interface TokensAnnexed {
  kind: "tokens-annexed";
  from: Owner;
  to: Civilization;
  area: Area;
  count: number;
  cause?: Cause;
}

export interface CityDestroyed {
  kind: "city-destroyed";
  owner: Owner;
  area: Area;
  cause?: Cause;
}

export interface CityReduced {
  kind: "city-reduced";
  owner: Owner;
  area: Area;
  tokens: number;
  cause?: Cause;
}

export interface CityAnnexed {
  kind: "city-annexed";
  from: Owner;
  to: Civilization;
  area: Area;
  cause?: Cause;
}

export interface CityTurnedPirate {
  kind: "city-turned-pirate";
  owner: Civilization;
  area: Area;
  cause?: Cause;
}

export interface TokensTurnedBarbarian {
  kind: "tokens-turned-barbarian";
  rule: string;
  owner: Civilization;
  area: Area;
  count: number;
  cause?: Cause;
}

export interface CityAttacked {
  kind: "city-attacked";
  rule: string;
  attacker: Owner;
  defender: Owner;
  area: Area;
  tokens: number;
  needed: number;
  cause?: Cause;
}

export interface ShipRemoved {
  kind: "ship-removed";
  owner: Civilization;
  area: Area;
  cause?: Cause;
}

export interface TreasuryGained {
  kind: "treasury-gained";
  seat: Civilization;
  tokens: number;
  cause?: Cause;
}

export interface TreasuryLost {
  kind: "treasury-lost";
  seat: Civilization;
  tokens: number;
  cause?: Cause;
}

export interface TreasuryPaid {
  kind: "treasury-paid";
  seat: Civilization;
  tokens: number;
  cause?: Cause;
}

export interface CityBuilt {
  kind: "city-built";
  owner: Civilization;
  area: Area;
  cause?: Cause;
}

export interface ShipBuilt {
  kind: "ship-built";
  rule: string;
  owner: Civilization;
  area: Area;
  cause?: Cause;
}

export interface ShipMaintained {
  kind: "ship-maintained";
  rule: string;
  owner: Civilization;
  area: Area;
  cause?: Cause;
}

export interface ShipMoved {
  kind: "ship-moved";
  rule: string;
  owner: Civilization;
  from: Area;
  route: Area[];
  cause?: Cause;
}

export interface TokensEmbarked {
  kind: "tokens-embarked";
  rule: string;
  owner: Civilization;
  area: Area;
  count: number;
  cause?: Cause;
}

export interface TokensLanded {
  kind: "tokens-landed";
  rule: string;
  owner: Civilization;
  area: Area;
  count: number;
  cause?: Cause;
}

export type StandingEvent =
  | MarkerMoved
  | MarkerStayed
  | MarkerMovedBack
  | LateIronAgeEntered
  | LastTurnAnnounced
  | GameEnded
  | PlayerLeft;

export interface MarkerMoved {
  kind: "marker-moved";
  seat: Civilization;
  from: number;
  to: number;
  rule: string;
  cause?: Cause;
}

export interface MarkerStayed {
  kind: "marker-stayed";
  rule: string;
  seat: Civilization;
  space: number;
  cause?: Cause;
}

export interface MarkerMovedBack {
  kind: "marker-moved-back";
  rule: string;
  seat: Civilization;
  space: number;
  cause?: Cause;
}

export interface LateIronAgeEntered {
  kind: "late-iron-age-entered";
  rule: string;
  seats: Civilization[];
  cause?: Cause;
}

export interface LastTurnAnnounced {
  kind: "last-turn-announced";
  rule: string;
  cause?: Cause;
}

export interface GameEnded {
  kind: "game-ended";
  turn: number;
  cause?: Cause;
}

export interface PlayerLeft {
  kind: "player-left";
  rule: string;
  seat: Civilization;
  cause?: Cause;
}

export type TradeEvent =
  | OfferMade
  | OfferWhispered
  | UnheardOfferWhispered
  | OfferWithdrawn
  | OfferLapsed
  | CardsExchanged
  | UnseenCardsExchanged
  | TradingResumed
  | TradingFinished;

export interface OfferMade {
  kind: "offer-made";
  proposal: Proposal;
  cause?: Cause;
}

export interface OfferWhispered {
  kind: "offer-whispered";
  proposal: Proposal;
  cause?: Cause;
}

export interface UnheardOfferWhispered {
  kind: "unheard-offer-whispered";
  number: number;
  from: Civilization;
  to: Civilization[];
  cause?: Cause;
}

export interface OfferWithdrawn {
  kind: "offer-withdrawn";
  number: number;
  cause?: Cause;
}

export interface OfferLapsed {
  kind: "offer-lapsed";
  rule: string;
  number: number;
  cause?: Cause;
}

export interface CardsExchanged {
  kind: "cards-exchanged";
  rule: string;
  offer: number;
  first: Civilization;
  gave: Bundle;
  second: Civilization;
  returned: Bundle;
  cause?: Cause;
}

export interface UnseenCardsExchanged {
  kind: "unseen-cards-exchanged";
  rule: string;
  offer: number;
  first: Civilization;
  gave: number;
  second: Civilization;
  returned: number;
  cause?: Cause;
}

export interface TradingResumed {
  kind: "trading-resumed";
  seat: Civilization;
  cause?: Cause;
}

export interface TradingFinished {
  kind: "trading-finished";
  seat: Civilization;
  cause?: Cause;
}

export interface Sight {
  seat: Civilization;
  players: number;
  side: Side;
  terms: Terms;
  stage?: Stage;
  seats: Record<string, Known>;
  barbarians?: Garrison;
  hand: Bundle;
}

export type Side = "west" | "east" | "both";

export interface Terms {
  "ast-table": AstTable;
  length: TermsLength;
  "turn-limit": number;
}

export type AstTable = "basic" | "expert";

export type TermsLength = "full" | "short";

export interface Stage {
  turn: number;
  gone?: Civilization[];
  "first-in-late-iron-age"?: Civilization[];
  ending?: ProgressEnding;
}

export type ProgressEnding = "not-in-sight" | "after-this-turn" | "now";

export interface Known {
  tokens: Record<string, number>;
  cities: Area[];
  ships: Record<string, number>;
  stock: number;
  treasury: number;
  advances: Advance[];
  credits: Record<string, number>;
  space: number;
  census: number;
  "hand-size": number;
}

export interface Garrison {
  tokens?: Record<string, number>;
  cities?: Area[];
}

export interface Facts {
  languages: Name;
  civilizations: Record<Civilization, CivilizationFacts>;
  barbarians: Name;
  areas: Record<Area, AreaFacts>;
  advances: Record<Advance, AdvanceFacts>;
  commodities: Record<Commodity, CommodityFacts>;
  calamities: Record<CalamityCard, CalamityFacts>;
  phases: Record<Phase, PhaseFacts>;
  epochs: Record<Epoch, Name>;
  colours: Record<Colour, Name>;
  "flood-plains": Record<FloodPlain, Name>;
  volcanoes: Record<Volcano, Name>;
  "theme-sets": Record<ThemeSet, ThemeSetFacts>;
  requirements: Record<AstTable, AstRequirement[]>;
  "ast-tables": Record<TermsLength, AstTable[]>;
  setups: SetupFacts[];
  learning: LearningFacts;
  rules: RuleFacts;
  cited: CitedFacts;
}

export type Name = Record<Language, string>;

export interface CivilizationFacts {
  name: Name;
  colour: string;
  rank: number;
  start: Area;
  basic: AstTrack;
  expert: AstTrack;
}

export interface AstTrack {
  "early-bronze": number;
  "middle-bronze": number;
  "late-bronze": number;
  "early-iron": number;
  "late-iron": number;
  "final-space": number;
}

export interface AreaFacts {
  name: Name;
  region?: Civilization;
  limit?: number;
  site?: CitySite;
  "flood-plain"?: FloodPlain;
  volcano?: Volcano;
  coastal: boolean;
}

export type CitySite = "none" | "black" | "white";

export type FloodPlain =
  | "rhone"
  | "po"
  | "lower-danube"
  | "nile"
  | "tigris-euphrates"
  | "helmand"
  | "indus"
  | "godavari"
  | "ganges";

export type Volcano = "vesuvius" | "etna" | "thera" | "damavand" | "danakil" | "tor-zawar";

export interface AdvanceFacts {
  name: Name;
  cost: number;
  points: number;
  colours: Colour[];
  credits: Record<string, number>;
  "credit-to"?: Advance;
  "credit-to-amount"?: number;
  "free-credits"?: number;
  chain: number;
}

export interface CommodityFacts {
  name: Name;
  value: number;
  copies?: number;
}

export interface CalamityFacts {
  name: Name;
  kind: CalamityKind;
  stack: number;
  modifiers?: ModifierFacts[];
}

export type CalamityKind = "minor" | "non-tradeable" | "tradeable";

export interface ModifierFacts {
  advance: Advance;
  role: CalamityModifierRole;
  effect: string;
  amount?: number;
  rule: string;
}

export type CalamityModifierRole = "primary" | "secondary" | "any";

export type Phase =
  | "set-up"
  | "tax-collection"
  | "population-expansion"
  | "movement"
  | "conflict"
  | "city-construction"
  | "trade-cards-acquisition"
  | "trade"
  | "calamity-selection"
  | "calamity-resolution"
  | "special-abilities"
  | "surplus-population"
  | "advances-acquisition"
  | "ast-alteration";

export interface PhaseFacts {
  name: Name;
  number: number;
}

export type Epoch = "stone" | "early-bronze" | "middle-bronze" | "late-bronze" | "early-iron" | "late-iron";

export interface ThemeSetFacts {
  name: Name;
  advances: Advance[];
}

export interface AstRequirement {
  epoch: Epoch;
  cities: number;
  advances: number;
  "advances-under100": number;
  "advances-from100": number;
  "advances-from200": number;
  points: number;
}

export interface SetupFacts {
  players: number;
  side: Side;
  blocks: Record<string, Civilization[]>;
  "hand-limit": number;
  "calamity-limit": number;
  "starting-credits": number;
}

export interface LearningFacts {
  players: number;
  side: Side;
  table: AstTable;
  length: TermsLength;
  turns: number;
}

export interface RuleFacts {
  "city-points": number;
  "city-most-left": number;
  "set-factors": number[];
  "trade-fewest-cards": number;
  "trade-true-names": number;
  "ship-load": ShipLoadFacts;
  purchase: PurchaseFacts;
  "ship-cost": number;
  "ship-maintenance": number;
  "city-on-site": number;
  "city-in-wilderness": number;
  "on-site-from-treasury": number;
  "in-wilderness-from-treasury": number;
  "city-from-next-door": number;
  "cities-founded": number;
  "founded-on-sites": number;
  "credit-step": number;
  "library-credit": number;
  "anatomy-limit": number;
  "mining-token-worth": number;
  "treasury-gain": number;
  "bandit-price": number;
  "cards-against-reductions": number;
  "cities-against-step-back": number;
  "middling-cost": number;
  "high-cost": number;
  "loyal-units": number;
  "last-questions": Phase;
}

export interface ShipLoadFacts {
  base: number;
  "raised-by": Advance;
  raised: number;
}

export interface PurchaseFacts {
  lowering: Advance;
  adding: Advance;
  substituting: Advance;
  raising: Advance;
}

export interface CitedFacts {
  waiting: string[];
  leaving: string[];
  naming: string[];
  whispering: string[];
  "token-worth": string[];
  lowering: string[];
  adding: string[];
  substituting: string[];
}

export type Block = "west" | "east";

export type TradeCard = Commodity | CalamityCard;
