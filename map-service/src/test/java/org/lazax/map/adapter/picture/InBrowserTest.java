package org.lazax.map.adapter.picture;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.map.adapter.picture.Scene.Place;
import org.lazax.rulebook.Prerequisite;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * A board of six with pieces in every system and on every planet, as a browser shows it 1200 pixels
 * wide: nothing is cut off, nothing covers a text, and every text is large enough to be read.
 */
class InBrowserTest {
  private static final int WIDTH = 1200;
  private static final int RINGS = 3;
  private static final double LEGIBLE = 8;
  private static final Pattern SEEN =
      Pattern.compile("<pre id=\"seen\">(.*?)</pre>", Pattern.DOTALL);

  /** Tells of every text and circle where it is on the page, in which system, in which colour. */
  private static final String LOOK =
      """
      <script>
      const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
      const seen = [...document.querySelectorAll('svg text, svg circle, svg .system polygon')].map(e => ({
        tag: e.tagName, text: e.tagName == 'text' ? e.textContent : '', box: box(e),
        system: e.closest('.system') ? e.closest('.system').id : '',
        of: e.parentNode.getAttribute('class') || '', fill: getComputedStyle(e).fill}));
      document.body.innerHTML = '<pre id="seen"></pre>';
      document.getElementById('seen').textContent = JSON.stringify(seen);
      </script>
      """;

  @TempDir static Path folder;

  private static List<Place> places;
  private static List<Seen> seen;
  private static BufferedImage shown;

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Seen(
      String tag, String text, double[] box, String system, String of, String fill) {
    boolean isText() {
      return tag.equals("text");
    }

    boolean isHex() {
      return tag.equals("polygon");
    }

    /** As the values of a planet are in its circle. */
    boolean isInMiddleOf(Seen circle) {
      return circle.tag.equals("circle")
          && Math.abs(box[0] + box[2] - circle.box[0] - circle.box[2]) < 4
          && Math.abs(box[1] + box[3] - circle.box[1] - circle.box[3]) < 4;
    }

    double height() {
      return box[3] - box[1];
    }

    /** Whether they lie on each other by more than the blank rim of a letter. */
    boolean covers(Seen other) {
      double rim = 2;
      return box[0] + rim < other.box[2] - rim
          && other.box[0] + rim < box[2] - rim
          && box[1] + rim < other.box[3] - rim
          && other.box[1] + rim < box[3] - rim;
    }

    /** Whether all four corners lie between the sides of a hex with its corners left and right. */
    boolean isWithin(Seen hex) {
      double size = (hex.box[2] - hex.box[0]) / 2;
      double middle = (hex.box[0] + hex.box[2]) / 2;
      double far = Math.max(middle - box[0], box[2] - middle);
      double level = (hex.box[1] + hex.box[3]) / 2;
      double high = Math.max(level - box[1], box[3] - level);
      return high <= hex.height() / 2 && far <= size - high / Math.sqrt(3) + 2;
    }
  }

  @BeforeAll
  static void look() throws Exception {
    Optional<Chromium> chromium = Chromium.in(folder);
    Prerequisite.check(chromium.isPresent(), "Chromium is not on the PATH");
    places = crowded();
    String svg = GalaxyPicture.of(new Scene(places, List.of()));
    Path plain = page("plain.html", svg);
    Path asked = page("asked.html", svg + LOOK);
    Matcher told = SEEN.matcher(chromium.get().document(asked));
    assertThat(told.find()).isTrue();
    seen = List.of(new ObjectMapper().readValue(unescaped(told.group(1)), Seen[].class));
    int height =
        (int) Math.ceil(seen.stream().mapToDouble(each -> each.box[3]).max().orElseThrow());
    shown = ImageIO.read(chromium.get().screenshot(plain, WIDTH, height).toFile());
  }

  @Test
  void everySystemAndPlanetIsThere() {
    assertThat(seen.stream().filter(each -> each.isHex())).hasSize(places.size());
    for (Place place : places) {
      assertThat(seen)
          .filteredOn(each -> each.isText() && each.system.equals("system-" + place.id()))
          .extracting(Seen::text)
          .contains(place.id().value())
          .containsAll(
              place.planets().stream()
                  .map(world -> Catalog.standard().planet(world.id()).name())
                  .toList());
    }
  }

  @Test
  void nothingIsCutOffAndEveryTextIsLegible() {
    assertThat(seen)
        .allSatisfy(each -> {
          assertThat(each.box[0]).as(each.text).isNotNegative();
          assertThat(each.box[2]).as(each.text).isLessThanOrEqualTo(WIDTH);
        });
    assertThat(seen)
        .filteredOn(Seen::isText)
        .allSatisfy(each -> assertThat(each.height()).as(each.text).isGreaterThan(LEGIBLE));
  }

  @Test
  void nothingCoversAText() {
    List<String> covered = new ArrayList<>();
    for (int one = 0; one < seen.size(); one++) {
      for (int other = 0; other < seen.size(); other++) {
        Seen text = seen.get(one);
        Seen over = seen.get(other);
        boolean inPlace = text.of.equals(over.of) && text.isInMiddleOf(over);
        if (one != other && text.isText() && !over.isHex() && !inPlace && text.covers(over)) {
          covered.add("%s: %s by %s %s".formatted(text.system, text.text, over.tag, over.text));
        }
      }
    }
    assertThat(covered).isEmpty();
  }

  @Test
  void everyTextLiesInItsOwnHex() {
    assertThat(seen)
        .filteredOn(each -> each.isText() && !each.system.isEmpty())
        .allSatisfy(each ->
            assertThat(each.isWithin(hex(each.system)))
                .as(each.text + " in " + each.system)
                .isTrue());
  }

  @Test
  void planetsAndAnomaliesHaveTheirColoursOnTheScreen() {
    for (Seen circle : seen) {
      if (circle.tag.equals("circle") && circle.of.startsWith("planet")) {
        int x = (int) (circle.box[0] + (circle.box[2] - circle.box[0]) / 4);
        int y = (int) (circle.box[1] + circle.height() / 4);
        assertThat(colour(x, y)).as(circle.system).isEqualTo(colour(circle.fill));
      }
    }
    for (Place place : places) {
      Seen hex = hex("system-" + place.id());
      int x = (int) (hex.box[0] + (hex.box[2] - hex.box[0]) * 0.1);
      int y = (int) (hex.box[1] + hex.height() * 0.5);
      assertThat(colour(x, y)).as(hex.system).isEqualTo(colour(hex.fill));
    }
  }

  private static Seen hex(String system) {
    return seen.stream()
        .filter(each -> each.isHex() && each.system.equals(system))
        .findFirst()
        .orElseThrow();
  }

  /** The tiles as they come, with a fleet, command tokens and garrisons wherever they can be. */
  private static List<Place> crowded() {
    List<Hex> hexes = new ArrayList<>();
    for (int q = -RINGS; q <= RINGS; q++) {
      for (int r = -RINGS; r <= RINGS; r++) {
        if (new Hex(q, r).ring() <= RINGS) {
          hexes.add(new Hex(q, r));
        }
      }
    }
    List<Tile> tiles = Catalog.standard().tiles().values().stream().filter(Tile::isSystem).toList();
    List<Place> crowded = new ArrayList<>();
    for (int each = 0; each < hexes.size(); each++) {
      Tile tile = tiles.get(each * tiles.size() / hexes.size());
      Seat owner = new Seat(1 + each % 6);
      Seat guest = new Seat(1 + (each + 1) % 6);
      crowded.add(
          new Place(
              SystemId.of(tile.id().value()),
              Optional.of(hexes.get(each)),
              Set.copyOf(tile.wormholes()),
              tile.anomalies(),
              tile.planets().stream()
                  .map(planet ->
                      Held.planet(
                          planet,
                          owner,
                          false,
                          UnitStack.of(owner, UnitType.INFANTRY, 4),
                          UnitStack.of(owner, UnitType.PDS, 1)))
                  .toList(),
              List.of(
                  UnitStack.of(owner, UnitType.CARRIER, 2),
                  UnitStack.of(owner, UnitType.DREADNOUGHT, 1).damaged(1),
                  UnitStack.of(owner, UnitType.FIGHTER, 6),
                  UnitStack.of(owner, UnitType.CRUISER, 2)),
              Set.of(owner, guest)));
    }
    return crowded;
  }

  private static Path page(String name, String body) throws Exception {
    return Files.writeString(
        folder.resolve(name),
        "<!doctype html><meta charset=\"utf-8\"><style>body{margin:0}svg{display:block}</style>"
            + body);
  }

  private static String unescaped(String html) {
    return html.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
  }

  private static Color colour(int x, int y) {
    return new Color(shown.getRGB(x, y));
  }

  /** As a browser tells it: rgb(1, 2, 3). */
  private static Color colour(String told) {
    String[] parts = told.replaceAll("[^0-9,]", "").split(",", -1);
    return new Color(
        Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
  }
}
