import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import RuleLink from "../../src/ui/RuleLink.svelte";
import { speak } from "../../src/words/words.svelte";

vi.mock("../../src/wire/book", () => {
  const books: Record<string, Record<string, string>> = {
    en: { "P9.7": "Named first.", "P9.8": "Together." },
    pl: { "P9.7": "Najpierw wskazani." },
  };
  return { book: (language: string) => Promise.resolve(books[language]) };
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

async function look(rule: string): Promise<void> {
  render(RuleLink, { rule });
  await fireEvent.click(screen.getByText(rule));
}

test("a statement is shown in the language of the page", async () => {
  speak("pl");
  await look("P9.7");
  expect((await screen.findByText("Najpierw wskazani.")).lang).toBe("pl");
  speak("en");
  expect((await screen.findByText("Named first.")).lang).toBe("en");
});

test("what is not written in it is shown in English, and said to be", async () => {
  speak("pl");
  await look("P9.8");
  expect((await screen.findByText("Together.")).lang).toBe("en");
});

test("a number without a statement says so", async () => {
  speak("en");
  await look("P99.1");
  expect(await screen.findByText("The text of this rule is not at hand.")).toBeTruthy();
});
