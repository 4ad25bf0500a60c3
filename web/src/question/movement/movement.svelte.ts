import { RequestFailed, refusalOf } from "../../table/server";
import { shipLoad } from "../../wire/facts";
import type { AreaId, MovementDraft, Order, Refusal } from "../../wire/message";
import type { Orders } from "../../wire/types";
import type { QuestionOf } from "../form";
import type { AnswerDraft } from "../draft.svelte";

/**
 * The orders of a movement that are not sent yet. The server tries each change; what it refuses changes
 * nothing. They are kept for the question, so that a reload does not lose them.
 */
export class Movement {
  orders = $state.raw<readonly Order[]>([]);
  draft = $state.raw<MovementDraft>({ treasury: 0, tokens: [], ships: [], shipyards: [], voyages: [] });
  refusal = $state.raw<Refusal | undefined>(undefined);
  /** Whether orders that were kept are not possible any more. */
  dropped = $state(false);
  private tries: Promise<void> = Promise.resolve();

  constructor(
    private readonly answer: AnswerDraft<Orders>,
    readonly question: QuestionOf<"move-tokens">,
  ) {
    this.draft = first(question);
  }

  /** Takes up what was suggested, or what was kept. */
  async begin(): Promise<void> {
    const orders = this.answer.start?.list ?? this.answer.kept<Order[]>() ?? [];
    await this.change(() => orders);
    if (!this.refusal) return;
    this.dropped = true;
    await this.change(() => []);
  }

  give(...more: Order[]): Promise<void> {
    return this.change((orders) => [...orders, ...more]);
  }

  replace(index: number, order: Order): Promise<void> {
    return this.change((orders) => orders.with(index, order));
  }

  takeBack(index: number): Promise<void> {
    return this.change((orders) => orders.toSpliced(index, 1));
  }

  takeAllBack(): Promise<void> {
    return this.change(() => []);
  }

  /** One change after the other, each to what the one before it left. */
  private change(edit: (orders: readonly Order[]) => readonly Order[]): Promise<void> {
    const attempt = this.tries.then(() => this.attempt(edit(this.orders)));
    this.tries = attempt.catch(() => {}); // who asked for the change hears of it; the next begins anyway
    return attempt;
  }

  private async attempt(orders: readonly Order[]): Promise<void> {
    try {
      const draft = await this.answer.table.draft(this.answer.id, [...orders]);
      this.refusal = draft.refusal;
      if (draft.refusal) return;
      this.draft = draft;
      this.orders = orders;
      this.answer.keep(orders);
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      this.refusal = refusalOf(failure.problem);
    }
  }

  // What can be ordered now

  tokens(area: AreaId) {
    return this.draft.tokens.find((place) => place.area === area);
  }

  movable(area: AreaId): number {
    return this.tokens(area)?.movable ?? 0;
  }

  ships(area: AreaId) {
    return this.draft.ships.filter((ship) => ship.area === area);
  }

  get unpaid(): AreaId[] {
    return this.draft.ships.filter((ship) => ship.state === "unpaid").map((ship) => ship.area);
  }

  /** Where something can be ordered. */
  get sources(): AreaId[] {
    const able = this.draft.tokens.filter(({ movable, marches }) => movable > 0 && marches.length > 0);
    const afloat = this.draft.ships.filter((ship) => ship.state !== "done");
    return [...new Set([...able, ...afloat].map(({ area }) => area).concat(this.draft.shipyards))];
  }

  marches(from: AreaId): AreaId[] {
    return this.movable(from) > 0 ? (this.tokens(from)?.marches ?? []) : [];
  }

  /** Where a ship that is ready can end its voyage; also where it began. */
  harbours(from: AreaId): AreaId[] {
    return this.ships(from).find((ship) => ship.state === "ready")?.harbours ?? [];
  }

  /** How many a ship carries at most. */
  get load(): number {
    return shipLoad(this.answer.view?.seats[this.question.seat]?.advances ?? []);
  }

  march(from: AreaId, to: AreaId, tokens: number): Promise<void> {
    const via = this.draft.roads?.find((road) => road.from === from && road.to === to)?.via ?? [];
    const at = this.orders.findIndex((it) => it.order === "march" && it.from === from && it.to === to);
    const before = this.orders[at];
    if (before?.order !== "march" || before.via.join() !== via.join())
      return this.give({ order: "march", from, via, to, tokens });
    return this.replace(at, { ...before, tokens: before.tokens + tokens }); // more by the same way
  }

  sail(from: AreaId, to: AreaId, embarking: number): Promise<void> {
    const way = this.draft.voyages.find((voyage) => voyage.from === from && voyage.to === to);
    const calls = (way?.calls ?? []).map((area) => ({ area, landing: 0, embarking: 0 }));
    return this.give({ order: "voyage", from, embarking: Math.min(embarking, this.load), calls, to });
  }
}

/** As the question has it, until the server has tried the first orders. */
function first(question: QuestionOf<"move-tokens">): MovementDraft {
  return {
    treasury: question.treasury,
    tokens: question.tokens.map((place) => ({ ...place, movable: place.count })),
    ships: question.ships.flatMap(({ area, count, harbours }) =>
      Array.from({ length: count }, () => ({ area, state: "unpaid" as const, harbours })),
    ),
    shipyards: [],
    voyages: [],
  };
}
