package ecumene.app.referee;

import ecumene.facts.Civilization;
import tools.jackson.databind.JsonNode;

/**
 * A reply in a document.
 *
 * @param question the kind of question that is answered
 * @param answer read only when the question is open, because the question knows its kind
 */
record ReplyEntry(Civilization seat, String question, JsonNode answer) {}
