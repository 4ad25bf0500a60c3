package ecumene.map.draw;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import ecumene.map.geometry.Board;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** A poster of one page, A1 across, all in lines: letters are outlines. */
final class PdfCanvas implements Canvas {
  private static final double WIDTH = 841 / 25.4 * 72;
  private static final double HEIGHT = 594 / 25.4 * 72;

  private final StringBuilder content = new StringBuilder();

  /** The names of the degrees of opacity in use. */
  private final Map<Double, String> opacities = new LinkedHashMap<>();

  private final String title;

  PdfCanvas(String title) {
    this.title = title;
    var scale = WIDTH / Board.WIDTH;
    content.append(
        "%s 0 0 -%s 0 %s cm 1 j 1 J\n"
            .formatted(Double.toString(scale), Double.toString(scale), number(HEIGHT)));
  }

  byte[] pdf() {
    var states =
        opacities.entrySet().stream()
            .map(it -> "/%s<</ca %s/CA %2$s>>".formatted(it.getValue(), it.getKey()))
            .collect(Collectors.joining());
    var stream = deflated(content.toString().getBytes(ISO_8859_1));
    var objects = new ArrayList<byte[]>();
    objects.add(latin("<</Type/Catalog/Pages 2 0 R>>"));
    objects.add(latin("<</Type/Pages/Kids[3 0 R]/Count 1>>"));
    objects.add(
        latin(
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 %s %s]/Contents 4 0 R/Resources<</ExtGState<<%s>>>>>>"
                .formatted(number(WIDTH), number(HEIGHT), states)));
    objects.add(
        joined(
            latin("<</Length %d/Filter/FlateDecode>>\nstream\n".formatted(stream.length)),
            stream,
            latin("\nendstream")));
    objects.add(latin("<</Title(%s)>>".formatted(title)));
    return file(objects);
  }

  private static byte[] file(List<byte[]> objects) {
    var file = new ByteArrayOutputStream();
    file.writeBytes(latin("%PDF-1.7\n"));
    var table = new StringBuilder("0000000000 65535 f \n");
    for (var i = 0; i < objects.size(); i++) {
      table.append("%010d 00000 n \n".formatted(file.size()));
      file.writeBytes(latin((i + 1) + " 0 obj\n"));
      file.writeBytes(objects.get(i));
      file.writeBytes(latin("\nendobj\n"));
    }
    var start = file.size();
    file.writeBytes(
        latin(
            "xref\n0 %d\n%strailer\n<</Size %1$d/Root 1 0 R/Info %d 0 R>>\nstartxref\n%d\n%%%%EOF\n"
                .formatted(objects.size() + 1, table, objects.size(), start)));
    return file.toByteArray();
  }

  @Override
  public void layer(String id) {}

  @Override
  public void fill(Geometry shape, String colour, double opacity) {
    fill(Outlines.of(shape), colour, opacity, "f*");
  }

  @Override
  public void stroke(Geometry shape, Pen pen) {
    stroke(Outlines.of(shape), pen);
  }

  @Override
  public void disc(Coordinate centre, double radius, String colour) {
    fill(Outlines.circle(centre, radius), colour, 1, "f");
  }

  @Override
  public void ring(Coordinate centre, double radius, Pen pen) {
    stroke(Outlines.circle(centre, radius), pen);
  }

  @Override
  public void write(Text text) {
    fill(text.outline(), text.colour(), 1, "f");
  }

  @Override
  public void writeOn(Text text, Pen rim) {
    stroke(text.outline(), rim);
    write(text);
  }

  private void fill(Shape shape, String colour, double opacity, String rule) {
    content.append(opacity(opacity)).append(colour(colour)).append("rg\n");
    path(shape);
    content.append(rule).append('\n');
  }

  private void stroke(Shape shape, Pen pen) {
    content.append(opacity(pen.opacity())).append(colour(pen.colour())).append("RG ");
    content.append(number(pen.width())).append(" w ");
    content.append(
        pen.dashes().stream()
            .map(PdfCanvas::number)
            .collect(Collectors.joining(" ", "[", "] 0 d\n")));
    path(shape);
    content.append("S\n");
  }

  private String opacity(double opacity) {
    return "/" + opacities.computeIfAbsent(opacity, _ -> "o" + opacities.size()) + " gs ";
  }

  private static String colour(String colour) {
    var rgb = Integer.parseInt(colour.substring(1), 16);
    return "%s %s %s "
        .formatted(
            number((rgb >> 16 & 255) / 255.0),
            number((rgb >> 8 & 255) / 255.0),
            number((rgb & 255) / 255.0));
  }

  private void path(Shape shape) {
    var at = new double[6];
    var x = 0.0;
    var y = 0.0;
    for (var it = shape.getPathIterator(null); !it.isDone(); it.next()) {
      switch (it.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> add("m", at[0], at[1]);
        case PathIterator.SEG_LINETO -> add("l", at[0], at[1]);
        case PathIterator.SEG_QUADTO ->
            add(
                "c",
                x + (at[0] - x) * 2 / 3,
                y + (at[1] - y) * 2 / 3,
                at[2] + (at[0] - at[2]) * 2 / 3,
                at[3] + (at[1] - at[3]) * 2 / 3,
                at[2],
                at[3]);
        case PathIterator.SEG_CUBICTO -> add("c", at);
        case PathIterator.SEG_CLOSE -> content.append("h\n");
        default -> throw new IllegalStateException("no such segment");
      }
      var last = lastOf(it.currentSegment(at));
      if (last >= 0) {
        x = at[last];
        y = at[last + 1];
      }
    }
  }

  /** Where the end of a segment stands among its numbers. */
  private static int lastOf(int segment) {
    return switch (segment) {
      case PathIterator.SEG_MOVETO, PathIterator.SEG_LINETO -> 0;
      case PathIterator.SEG_QUADTO -> 2;
      case PathIterator.SEG_CUBICTO -> 4;
      default -> -1;
    };
  }

  private void add(String operator, double... numbers) {
    for (var number : numbers) {
      content.append(PathText.number(number)).append(' ');
    }
    content.append(operator).append('\n');
  }

  private static String number(double value) {
    var rounded = Math.round(value * 100) / 100.0;
    return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
  }

  private static byte[] deflated(byte[] bytes) {
    var deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(bytes);
    deflater.finish();
    var result = new ByteArrayOutputStream();
    var buffer = new byte[1 << 16];
    while (!deflater.finished()) {
      result.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return result.toByteArray();
  }

  private static byte[] latin(String text) {
    return text.getBytes(ISO_8859_1);
  }

  private static byte[] joined(byte[]... parts) {
    var joined = new ByteArrayOutputStream();
    for (var part : parts) {
      joined.writeBytes(part);
    }
    return joined.toByteArray();
  }
}
