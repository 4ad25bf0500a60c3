import { CIVILIZATIONS, facts } from "../../wire/facts";
import type { Requirement, View } from "../../wire/message";
import type { AstTrack, Civilization, Epoch } from "../../wire/types";

export const EPOCHS = Object.keys(facts.epochs) as Epoch[];

/** A row of the A.S.T. */
export interface Row {
  seat: Civilization;
  space: number;
  /** The epoch of every space; the start is space 0. */
  epochs: Epoch[];
  /** What the next space asks for; undefined at the end of the row. */
  next: Requirement[] | undefined;
}

/** The A.S.T. as it lies, in A.S.T. ranking. */
export function rows(view: View): Row[] {
  return CIVILIZATIONS.filter((seat) => seat in view.seats).map((seat) => {
    const epochs = epochsOf(facts.civilizations[seat][view.terms["ast-table"]]);
    const space = view.seats[seat]?.space ?? 0;
    const next = space === epochs.length - 1 ? undefined : view.standings[seat]?.next;
    return { seat, space, epochs, next };
  });
}

const known = new Map<AstTrack, Epoch[]>();

/** The same list for the same track, so that whoever shows it sees that nothing has changed. */
function epochsOf(track: AstTrack): Epoch[] {
  const epochs =
    known.get(track) ??
    Array.from({ length: track["final-space"] + 1 }, (_, space) => {
      const begun = EPOCHS.filter((epoch) => epoch !== "stone" && space >= track[epoch]);
      return begun.at(-1) ?? "stone";
    });
  known.set(track, epochs);
  return epochs;
}
