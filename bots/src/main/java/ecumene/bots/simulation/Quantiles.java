package ecumene.bots.simulation;

import java.util.List;

/** The least, the middle and the most of many numbers. */
public record Quantiles(int least, int lower, int median, int upper, int most) {

  public static Quantiles of(List<Integer> numbers) {
    var sorted = numbers.stream().sorted().toList();
    int last = sorted.size() - 1;
    return new Quantiles(
        sorted.getFirst(),
        sorted.get(last / 10),
        sorted.get(last / 2),
        sorted.get(last * 9 / 10),
        sorted.getLast());
  }

  @Override
  public String toString() {
    return "median %d, most of them %d to %d, all %d to %d"
        .formatted(median, lower, upper, least, most);
  }
}
