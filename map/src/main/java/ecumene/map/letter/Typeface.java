package ecumene.map.letter;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** The letters of the map, the same on every machine. */
public enum Typeface {
  ROMAN("Alegreya", "normal", "alegreya"),
  ITALIC("Alegreya", "italic", "alegreya-italic"),
  CAPITALS("Cinzel", "normal", "cinzel");

  private static final Map<Typeface, TrueTypeFont> FONTS = new EnumMap<>(Typeface.class);

  static {
    for (var face : values()) {
      FONTS.put(face, read(face));
    }
  }

  private final String family;
  private final String style;
  private final String file;

  Typeface(String family, String style, String file) {
    this.family = family;
    this.style = style;
    this.file = file;
  }

  private static TrueTypeFont read(Typeface face) {
    try {
      return new TTFParser().parse(new RandomAccessReadBuffer(face.bytes(".ttf")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private TrueTypeFont font() {
    return Objects.requireNonNull(FONTS.get(this));
  }

  /** For a page or a drawing that carries its letters along. */
  public String asCss() {
    return "@font-face{font-family:%s;font-style:%s;src:url(data:font/woff2;base64,%s)}"
        .formatted(family, style, Base64.getEncoder().encodeToString(bytes(".woff2")));
  }

  public double width(String words, double size, double tracking) {
    return words.chars().mapToDouble(it -> advance(it) * size).sum()
        + tracking * Math.max(0, words.length() - 1);
  }

  /** The outline of words whose baseline begins at the origin. */
  public Path2D outline(String words, double size, double tracking) {
    var path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    var scale = size / unitsPerEm();
    var x = 0.0;
    for (var letter : words.chars().toArray()) {
      var place = new AffineTransform(scale, 0, 0, -scale, x, 0);
      path.append(glyph(letter).getPathIterator(place), false);
      x += advance(letter) * size + tracking;
    }
    return path;
  }

  private double advance(int letter) {
    var font = font();
    try {
      var glyph = font.getUnicodeCmapLookup().getGlyphId(letter);
      if (glyph == 0) {
        throw new IllegalArgumentException(
            "font/%s.ttf lacks the letter %s".formatted(file, Character.toString(letter)));
      }
      return (double) font.getAdvanceWidth(glyph) / unitsPerEm();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private GeneralPath glyph(int letter) {
    var font = font();
    try {
      var glyph = font.getGlyph().getGlyph(font.getUnicodeCmapLookup().getGlyphId(letter));
      return glyph == null ? new GeneralPath() : glyph.getPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int unitsPerEm() {
    try {
      return font().getUnitsPerEm();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] bytes(String ending) {
    try (var in =
        Objects.requireNonNull(
            Typeface.class.getResourceAsStream("/ecumene/map/font/" + file + ending))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
