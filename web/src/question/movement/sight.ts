import type { Ghost, Route, RouteOrder } from "../../map/picking.svelte";
import type { AreaId, MovementDraft, Order } from "../../wire/message";
import type { OrderMarch } from "../../wire/types";
import type { QuestionOf } from "../form";
import { countsOf, type Counts } from "../base/counts";

/** What would be elsewhere than it is now. */
export function ghosts(question: QuestionOf<"move-tokens">, draft: MovementDraft): Ghost[] {
  const tokens = difference(byArea(question.tokens), byArea(draft.tokens));
  const ships = difference(byArea(question.ships), countsOf(draft.ships.map((ship) => ship.area)));
  const owner = question.seat;
  return [
    ...tokens.map(([area, count]) => ({ area, kind: "token" as const, owner, count })),
    ...ships.map(([area, count]) => ({ area, kind: "ship" as const, owner, count })),
  ];
}

function byArea(places: readonly { area: AreaId; count: number }[]): Counts {
  return Object.fromEntries(places.map((place) => [place.area, place.count]));
}

function difference(before: Counts, after: Counts): [AreaId, number][] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((area): [AreaId, number] => [area, (after[area] ?? 0) - (before[area] ?? 0)])
    .filter(([, count]) => count !== 0);
}

/** The ways of the orders; marches can be changed upon theirs. */
export function routes(
  orders: readonly Order[],
  owner: string,
  edit?: (order: OrderMarch, index: number) => RouteOrder,
): Route[] {
  return orders.flatMap((order, index): Route[] => {
    if (order.order === "march") {
      const way = { through: [order.from, ...order.via, order.to], owner, by: "land" as const };
      return [edit ? { ...way, order: edit(order, index) } : way];
    }
    if (order.order !== "voyage") return [];
    return [{ through: [order.from, ...order.calls.map((call) => call.area), order.to], owner, by: "sea" }];
  });
}
