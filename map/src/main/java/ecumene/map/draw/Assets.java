package ecumene.map.draw;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.language.Language;
import ecumene.language.Languages;
import ecumene.map.board.DrawnBoard;
import ecumene.map.geometry.Board;
import ecumene.map.geometry.DrawnMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Envelope;

/** The files that are made from the map. Made again, they are the same to the byte. */
public final class Assets {
  private static final int PICTURE = 2000;

  private Assets() {}

  /** The board for the page. */
  public static String mapJson(DrawnBoard board) {
    return new MapJson(board, new Layers(board.map())).text();
  }

  public static Map<String, byte[]> of(DrawnBoard board) {
    var layers = new Layers(board.map());
    var painter = new Painter(board, layers);
    var files = new LinkedHashMap<String, byte[]>();
    files.put("map.json", new MapJson(board, layers).text().getBytes(UTF_8));
    files.put("report.md", new Report(board).text().getBytes(UTF_8));
    for (var language : board.languages()) {
      var svg = new SvgCanvas("Ecumene");
      painter.paint(svg, language);
      files.put("board-%s.svg".formatted(language.id()), svg.text().getBytes(UTF_8));
      var pdf = new PdfCanvas("Ecumene");
      painter.paint(pdf, language);
      files.put("poster-%s.pdf".formatted(language.id()), pdf.pdf());
    }
    var english = board.languages().english();
    files.put("board.png", picture(painter, english, Board.sheet(), PICTURE));
    files.put("aegean.png", atDefaultZoom(painter, english, new Envelope(1080, 1980, 850, 1850)));
    files.put("levant.png", atDefaultZoom(painter, english, new Envelope(1880, 2780, 1000, 1900)));
    files.put("ganges.png", atDefaultZoom(painter, english, new Envelope(3700, 4600, 1150, 1950)));
    return files;
  }

  private static byte[] atDefaultZoom(Painter painter, Language language, Envelope part) {
    return picture(painter, language, part, (int) part.getWidth());
  }

  private static byte[] picture(Painter painter, Language language, Envelope part, int width) {
    var picture = new RasterCanvas(part, width);
    painter.paint(picture, language);
    return picture.png();
  }

  /** Draws the map anew; returns what was written. */
  public static List<Path> write(Path directory) throws IOException {
    Files.createDirectories(directory);
    var written = new ArrayList<Path>();
    for (var file : of(new DrawnBoard(DrawnMap.draw(), Languages.PACKAGED)).entrySet()) {
      written.add(Files.write(directory.resolve(file.getKey()), file.getValue()));
    }
    return written;
  }
}
