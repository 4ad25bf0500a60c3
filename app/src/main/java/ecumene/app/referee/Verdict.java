package ecumene.app.referee;

import ecumene.wire.form.LeftOutIfNone;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What comes of one document. In a batch it is written as it is.
 *
 * @param file where the document came from; left out: standard input
 * @param line of standard input
 * @param says where play has come to, or why a reply is not legal
 * @param document what is to be given back; none when something can not be
 */
record Verdict(
    @Nullable String file,
    @Nullable Integer line,
    Status status,
    @Nullable String says,
    @LeftOutIfNone List<Located> faults,
    @Nullable JsonNode document) {

  /**
   * Something that is wrong, where it stands.
   *
   * @param place left out: the whole, or what is no JSON
   * @param line of the document
   */
  record Located(@Nullable String place, @Nullable Integer line, String reason) {

    private Located withoutLine() {
      return new Located(place, null, Verdict.withoutLine(reason));
    }

    @Override
    public String toString() {
      return (line == null ? "" : "line " + line + ": ")
          + (place == null ? "" : place + ": ")
          + reason;
    }
  }

  static Verdict of(Ruling ruling, @Nullable Located refused, JsonNode document) {
    return refused == null
        ? new Verdict(null, null, Status.LEGAL, ruling.sentence(), List.of(), document)
        : new Verdict(null, null, Status.ILLEGAL, refused.toString(), List.of(), document);
  }

  static Verdict faulty(List<Located> faults) {
    return new Verdict(null, null, Status.FAULTY, null, faults, null);
  }

  static Verdict faulty(String reason) {
    return faulty(List.of(new Located(null, null, reason)));
  }

  static Verdict atFault() {
    return new Verdict(
        null,
        null,
        Status.AT_FAULT,
        "the referee itself is at fault; please tell us",
        List.of(),
        null);
  }

  Verdict ofFile(String name) {
    return new Verdict(name, null, status, says, faults, document);
  }

  /** Of a document that is one line of many, and so has only one itself. */
  Verdict ofLine(int number) {
    return new Verdict(
        null,
        number,
        status,
        says == null ? null : withoutLine(says),
        faults.stream().map(Located::withoutLine).toList(),
        document);
  }

  private static String withoutLine(String sentence) {
    return sentence.replaceFirst("^line 1[:,] ", "");
  }
}
