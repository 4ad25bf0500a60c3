import { areaName } from "../../words/names";
import type { Order } from "../../wire/message";
import type { Fee } from "../../wire/types";
import { countsOf } from "../base/counts";
import { movement } from "../../words/phrases";
import { say } from "../../words/words.svelte";

/** "From Thebes: 2 tokens to Memphis" */
export function orderText(order: Order): string {
  switch (order.order) {
    case "march":
      return say(order.via.length > 0 ? movement["march-through"] : movement.march, {
        from: areaName(order.from),
        through: order.via.map(areaName).join(", "),
        to: areaName(order.to),
        tokens: order.tokens,
      });
    case "voyage":
      return say(order.calls.length > 0 ? movement["voyage-through"] : movement.voyage, {
        from: areaName(order.from),
        through: order.calls.map((call) => areaName(call.area)).join(", "),
        to: areaName(order.to),
        tokens: order.embarking,
      });
    case "maintain-ship":
      return say(movement.maintained, { area: areaName(order.area), fee: paid(order.fee) });
    case "build-ship":
      return say(movement.built, { area: areaName(order.area), fee: paid(order.fee) });
    case "scrap-ship":
      return say(movement.scrapped, { area: areaName(order.area) });
  }
}

function paid(fee: Fee): string {
  const treasury = fee.treasury > 0 ? [say(movement["fee-treasury"], { count: fee.treasury })] : [];
  const tokens = Object.entries(countsOf(fee.tokens)).map(([area, count]) =>
    say(movement["fee-tokens"], { area: areaName(area), count }),
  );
  return [...treasury, ...tokens].join(", ");
}
