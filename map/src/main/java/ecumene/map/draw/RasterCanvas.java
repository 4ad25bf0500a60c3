package ecumene.map.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/** A picture of the board or of a part of it, in pixels. */
final class RasterCanvas implements Canvas {
  private final BufferedImage image;
  private final Graphics2D graphics;

  /** Shows a part of the board in a picture so many pixels wide. */
  RasterCanvas(Envelope part, int width) {
    var scale = width / part.getWidth();
    image =
        new BufferedImage(
            width, (int) Math.round(part.getHeight() * scale), BufferedImage.TYPE_INT_RGB);
    graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.scale(scale, scale);
    graphics.translate(-part.getMinX(), -part.getMinY());
  }

  byte[] png() {
    try {
      var bytes = new ByteArrayOutputStream();
      ImageIO.write(image, "png", bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void layer(String id) {}

  @Override
  public void fill(Geometry shape, String colour, double opacity) {
    fill(Outlines.of(shape), colour, opacity);
  }

  @Override
  public void stroke(Geometry shape, Pen pen) {
    stroke(Outlines.of(shape), pen);
  }

  @Override
  public void disc(Coordinate centre, double radius, String colour) {
    fill(Outlines.circle(centre, radius), colour, 1);
  }

  @Override
  public void ring(Coordinate centre, double radius, Pen pen) {
    stroke(Outlines.circle(centre, radius), pen);
  }

  @Override
  public void write(Text text) {
    fill(text.outline(), text.colour(), 1);
  }

  @Override
  public void writeOn(Text text, Pen rim) {
    stroke(text.outline(), rim);
    write(text);
  }

  private void fill(Shape shape, String colour, double opacity) {
    graphics.setColor(colour(colour, opacity));
    graphics.fill(shape);
  }

  private void stroke(Shape shape, Pen pen) {
    graphics.setColor(colour(pen.colour(), pen.opacity()));
    var dashes = new float[pen.dashes().size()];
    for (var i = 0; i < dashes.length; i++) {
      dashes[i] = pen.dashes().get(i).floatValue();
    }
    graphics.setStroke(
        new BasicStroke(
            (float) pen.width(),
            BasicStroke.CAP_ROUND,
            BasicStroke.JOIN_ROUND,
            10,
            dashes.length == 0 ? null : dashes,
            0));
    graphics.draw(shape);
  }

  private static Color colour(String colour, double opacity) {
    var rgb = Integer.parseInt(colour.substring(1), 16);
    return new Color(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, (int) Math.round(opacity * 255));
  }
}
