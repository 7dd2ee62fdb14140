package org.lazax.map.adapter.picture;

import io.quarkus.qute.Engine;
import io.quarkus.qute.HtmlEscaper;
import io.quarkus.qute.ReflectionValueResolver;
import io.quarkus.qute.Template;
import io.quarkus.qute.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * Draws a galaxy: hexes with planets and their values, wormholes, anomalies, and units and command
 * tokens by owner. The picture is 1,200 pixels wide and as high as necessary. The template has the
 * design.
 */
public final class GalaxyPicture {
  public static final String MEDIA_TYPE = "image/svg+xml";
  private static final Template TEMPLATE = template();

  private GalaxyPicture() {}

  /** The picture as SVG. Every name in it is escaped. */
  public static String of(Scene scene) {
    return TEMPLATE.data("picture", Painter.paint(scene)).render();
  }

  private static Template template() {
    Engine engine =
        Engine.builder()
            .addDefaults()
            .addValueResolver(new ReflectionValueResolver())
            .addResultMapper(new HtmlEscaper(List.of(MEDIA_TYPE)))
            .build();
    try (InputStream file = GalaxyPicture.class.getResourceAsStream("galaxy.svg")) {
      String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
      return engine.parse(text, Variant.forContentType(MEDIA_TYPE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
