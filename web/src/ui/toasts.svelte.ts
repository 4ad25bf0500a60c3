/** Short messages that come and go; screen readers hear them. */
export interface Toast {
  id: number;
  tone: "plain" | "good" | "bad";
  text: string;
}

const STAYS = 7000;

class Toasts {
  list = $state<readonly Toast[]>([]);
  #next = 0;

  drop(id: number): void {
    this.list = this.list.filter((it) => it.id !== id);
  }

  add(text: string, tone: Toast["tone"]): void {
    const id = this.#next++;
    this.list = [...this.list.filter((it) => it.text !== text), { id, tone, text }];
    setTimeout(() => this.drop(id), STAYS);
  }
}

export const toasts = new Toasts();

export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  toasts.add(text, tone);
}
