package ecumene.app.rulebook;

import ecumene.language.rulebook.Place;
import ecumene.language.rulebook.RuleBook;
import ecumene.language.rulebook.Statement;

/**
 * A place in the sources that names a statement.
 *
 * @param source the line of code at that place; for an example, the test it stands on
 */
record Citation(String id, Form form, Place place, String source) {
  /** How a source names a statement. */
  enum Form {
    /** The annotation of a test that is an example of the statement. */
    EXAMPLE,
    /** The tag in documentation, which may also name a whole section. */
    TAG,
    /** A comment or a string. */
    MENTION
  }

  boolean isExample() {
    return form == Form.EXAMPLE;
  }

  boolean isInTest() {
    return place.file().toString().contains("/src/test/");
  }

  boolean isOf(Statement statement) {
    return id.equals(statement.id()) || (form == Form.TAG && id.equals(statement.section()));
  }

  boolean isKnownTo(RuleBook book) {
    return book.find(id).isPresent() || (form == Form.TAG && !book.section(id).isEmpty());
  }
}
