package ecumene.wire.fault;

import static java.util.stream.Collectors.joining;

import java.util.List;

/** Thrown for a document that can not be, with everything that is wrong with it. */
public final class FaultyDocument extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient List<Fault> faults;

  public FaultyDocument(List<Fault> faults) {
    super(faults.stream().map(Fault::toString).collect(joining("\n")));
    this.faults = List.copyOf(faults);
  }

  public List<Fault> faults() {
    return faults;
  }
}
