import { languages } from "../src/locales";
import { load } from "../src/words/words.svelte";

// Tests switch languages without waiting.
for (const { id } of languages) await load(id);
