import type { Template } from "../../../wire/templates";

/**
 * Some of the server's sentences in another language, with the same gaps. A number can be told with its
 * noun, and in a case: "{count:tokens:acc}". A template that the server does not have does not compile.
 */
export type Translations = Partial<Record<Template, string>>;
