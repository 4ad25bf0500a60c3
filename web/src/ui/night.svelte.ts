import { MediaQuery } from "svelte/reactivity";

const KEPT = "ecumene.theme";

export type Theme = "system" | "light" | "dark";

const system = new MediaQuery("(prefers-color-scheme: dark)");

function kept(): Theme {
  const value = localStorage.getItem(KEPT);
  return value === "light" || value === "dark" ? value : "system";
}

class ThemeChoice {
  theme = $state<Theme>(kept());
}

const choice = new ThemeChoice();

function apply(): void {
  if (choice.theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice.theme;
}
apply();

export function theme(): Theme {
  return choice.theme;
}

export function setTheme(theme: Theme): void {
  choice.theme = theme;
  localStorage.setItem(KEPT, theme);
  apply();
}

/** Whether the page is dark now: by choice, or as the system is. */
export function night(): boolean {
  return choice.theme === "system" ? system.current : choice.theme === "dark";
}
