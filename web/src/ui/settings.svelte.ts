import "./settings.css";

/** How this browser wants the page, besides language and colours. */
interface Kept {
  sound: boolean;
  /** Whether the sound was asked about. */
  asked: boolean;
  notification: boolean;
  motion: "system" | "reduced";
  text: "normal" | "large" | "larger";
  /** How fast what happened is played. */
  pace: "slow" | "normal" | "fast" | "off";
}

const KEPT = "ecumene.settings";
const USUAL: Kept = {
  sound: false,
  asked: false,
  notification: false,
  motion: "system",
  text: "normal",
  pace: "normal",
};
const SIZES = { normal: "100%", large: "112.5%", larger: "125%" };

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL; // broken: begin anew
  }
}

/** What was chosen; set a property to change it. */
export const settings = $state(kept());

/** Makes the page as it is wanted, and keeps it so. To be used while a component is set up. */
export function applySettings(): void {
  $effect(() => {
    localStorage.setItem(KEPT, JSON.stringify(settings));
    const root = document.documentElement;
    root.style.fontSize = SIZES[settings.text];
    root.dataset["motion"] = settings.motion;
  });
}

/** Asks the browser whether it may notify; only then is it switched on. */
export async function wantNotification(wanted: boolean): Promise<void> {
  const may = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
  settings.notification = may;
}
