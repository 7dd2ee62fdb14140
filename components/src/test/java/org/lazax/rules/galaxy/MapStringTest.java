package org.lazax.rules.galaxy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.TileId;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.Spiral;

class MapStringTest {
  private static final Catalog CATALOG = Catalog.standard();

  @Test
  void wordsAreLaidRingByRingClockwiseFromNorth() {
    MapString map = MapString.parse("26 27 -1 28 29 30 0 0", 2, CATALOG);

    assertThat(map.tiles())
        .contains(
            PlacedTile.at(new TileId("26"), new Hex(0, -1)),
            PlacedTile.at(new TileId("27"), new Hex(1, -1)),
            PlacedTile.at(new TileId("28"), new Hex(0, 1)),
            PlacedTile.at(new TileId("30"), new Hex(-1, 0)));
    assertThat(map.homes()).containsExactly(new Hex(0, -2), new Hex(1, -2));
  }

  @Test
  void hyperlanesComeWithFaceAndRotation() {
    MapString map = MapString.parse("87A2 0 0", 2, CATALOG);

    assertThat(map.tiles())
        .contains(new PlacedTile(new TileId("87A"), Optional.of(new Hex(0, -1)), 2));
  }

  @Test
  void aHyperlaneWithoutRotationLiesAsPrinted() {
    assertThat(MapString.read("87A,26", CATALOG).tiles())
        .contains(new PlacedTile(new TileId("87A"), Optional.of(new Hex(0, -1)), 0));
  }

  @Test
  void smallLettersAreReadToo() {
    assertThat(MapString.read("87a2 82b", CATALOG)).isEqualTo(MapString.read("87A2 82B", CATALOG));
  }

  @Test
  void homesMayBeNamedWhereNobodySits() {
    MapString map = MapString.read("{46} 1 26", CATALOG);

    assertThat(map.tiles())
        .containsExactly(
            PlacedTile.at(new TileId("46"), Hex.CENTRE),
            PlacedTile.at(new TileId("1"), new Hex(0, -1)),
            PlacedTile.at(new TileId("26"), new Hex(1, -1)));
  }

  @Test
  void whatIsWrittenReadsTheSameAgain() {
    for (String text : List.of("26 27 87A2 83B0 -1 1", "{46} 1 26 -1 -1 -1 82A")) {
      assertThat(MapString.of(new Galaxy(MapString.read(text, CATALOG).tiles(), CATALOG), true))
          .isEqualTo(text);
    }
    assertThat(
            MapString.of(
                new Galaxy(MapString.read("26 1 17 -1 -1 -1", CATALOG).tiles(), CATALOG), false))
        .isEqualTo("26 0 0 -1 -1 -1");
  }

  @Test
  void homesAreCountedClockwiseAsInTheLayouts() {
    for (String setup : List.of("3p", "4p", "5p", "6p", "6p_large", "8p")) {
      List<Hex> homes = Catalog.standard().setup(new MapSetupId(setup)).homes();

      assertThat(homes.stream().sorted(Spiral.CLOCKWISE)).as(setup).isEqualTo(homes);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "26 x9 0 0,2,x9",
    "26 26 0 0,2,26",
    "18 0 0,1,18",
    "26 27 1 0 0,3,1",
    "0 0 999,3,999",
    "87A6 0 0,1,87A6",
    "0 0 51,3,51"
  })
  void aMistakeNamesItsPositionAndWord(String text, int position, String word) {
    assertThat(MapString.broken(text, 2, CATALOG))
        .hasValueSatisfying(refusal ->
            assertThat(refusal.values())
                .containsEntry("position", position)
                .containsEntry("tile", word));
  }

  @Test
  void eachSeatNeedsOneHome() {
    assertThat(MapString.broken("26 0", 2, CATALOG))
        .hasValueSatisfying(refusal -> assertThat(refusal.values()).containsEntry("homes", 1));
    assertThat(MapString.broken("", 2, CATALOG)).isPresent();
    assertThat(MapString.broken("0 ".repeat(91), 2, CATALOG)).isPresent();
  }
}
