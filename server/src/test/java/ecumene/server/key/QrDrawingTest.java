package ecumene.server.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import ecumene.server.Problem;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QrDrawingTest {
  private static final int SCALE = 4;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://192.168.1.20:8080/table#Zm9vYmFyLWZvb2Jhci1mb28t",
        "https://play.example/table#AAAAAAAAAAAAAAAAAAAAAAAA",
        "żółw <&>"
      })
  void aReaderOfQrCodesReadsTheText(String text) throws Exception {
    assertThat(decode(QrDrawing.of(text))).isEqualTo(text);
  }

  @Test
  void aTextThatIsTooLongIsRefused() {
    assertThatThrownBy(() -> QrDrawing.of("x".repeat(1001)))
        .isInstanceOf(Problem.class)
        .hasMessage("text: it must have 1 to 1000 letters");
    assertThatThrownBy(() -> QrDrawing.of("")).isInstanceOf(Problem.class);
  }

  @Test
  void theLongestTextFits() throws Exception {
    var longest = "ż".repeat(1000);
    assertThat(decode(QrDrawing.of(longest))).isEqualTo(longest);
  }

  /** Paints the squares of the drawing as pixels. */
  private static String decode(String svg) throws Exception {
    var box = Pattern.compile("viewBox=\"0 0 (\\d+) ").matcher(svg);
    assertThat(box.find()).isTrue();
    int side = Integer.parseInt(box.group(1)) * SCALE;
    var pixels = new int[side * side];
    Arrays.fill(pixels, 0xffffff);
    Pattern.compile("M(\\d+) (\\d+)h1v1h-1z")
        .matcher(svg)
        .results()
        .forEach(
            square -> {
              int left = Integer.parseInt(square.group(1)) * SCALE;
              int top = Integer.parseInt(square.group(2)) * SCALE;
              for (int y = top; y < top + SCALE; y++) {
                Arrays.fill(pixels, y * side + left, y * side + left + SCALE, 0);
              }
            });
    var source = new RGBLuminanceSource(side, side, pixels);
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  }
}
