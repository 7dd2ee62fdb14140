package org.lazax.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InvalidCatalogExceptionTest {
  @ParameterizedTest(name = "{0}: {3} instead of {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          tiles.json            | 1            | "planets": ["jord"]                    | "planets": ["jorth"]
          tiles.json            | 1            | "faction": "sol"                       | "faction": "soll"
          planets.json          | jord         | "tile": "1"                            | "tile": "99"
          map_setups.json       | 5p_hyperlanes| "tile": "86A"                          | "tile": "86C"
          units.json            | infantry_ii  | "technology": "infantry_ii"            | "technology": "infantry_iii"
          units.json            | z_grav_eidolon | "flip_side_of": "eidolon"            | "flip_side_of": "eidola"
          technologies.json     | bioplasmosis | "faction": "arborec"                   | "faction": "arbor"
          factions.json         | arborec      | "flagship": "duha_menaimon"            | "flagship": "duha"
          factions.json         | arborec      | "home_tile": "5"                       | "home_tile": "500"
          factions.json         | arborec      | "home_planets": ["nestphar"]           | "home_planets": ["nest"]
          factions.json         | arborec      | "starting_technologies": ["magen_defense_grid"] | "starting_technologies": ["magen"]
          factions.json         | arborec      | "commander": "dirzuga_rophal"          | "commander": "dirzuga"
          factions.json         | arborec      | "promissory_notes": ["stymie"]         | "promissory_notes": ["stymy"]
          leaders.json          | letani_ospha | "faction": "arborec"                   | "faction": "arbor"
          promissory_notes.json | stymie       | "owner": "arborec"                     | "owner": "arbor"
          secret_objectives.json| occupy_the_seat_of_the_empire | "planet": "mecatol_rex" | "planet": "mecatol"
          """)
  void anUnknownReferenceIsRefused(String file, String entry, String right, String wrong) {
    InvalidCatalogException invalid = refused(file, right, wrong);

    assertThat(invalid.file()).isEqualTo(file);
    assertThat(invalid.entry()).isEqualTo(entry);
    assertThat(invalid.reason()).endsWith("which does not exist");
  }

  @ParameterizedTest(name = "{0}: {3} instead of {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          units.json            | infantry_i   | "hits_on": 8      | "hits_on": 11       | hits_on is 11, outside 1 to 10
          planets.json          | jord         | "resources": 4    | "resources": 40     | resources is 40, outside 0 to 9
          strategy_cards.json   | leadership   | "initiative": 1   | "initiative": 9     | initiative is 9, outside 1 to 8
          map_setups.json       | 3p           | "blue": 6         | "blue": 7           | the tiles dealt do not fill the positions for systems
          map_setups.json       | 3p           | [[0, -3], [3, 0]  | [[0, -2], [3, 0]    | a position is named twice
          planets.json          | jord         | "tile": "1"       | "tile": "2"         | tile 2 does not have this planet
          tiles.json            | 83A          | "kind": "hyperlane" | "kind": "blue"    | hyperlanes belong on hyperlane tiles and nowhere else
          technologies.json | carrier_ii | "upgrades": "carrier" | "upgrades": "cruiser" | no CRUISER asks for this upgrade
          factions.json | arborec | "flagship": "duha_menaimon" | "flagship": "arc_secundus" | the flagship belongs to another faction
          """)
  void anInvalidValueIsRefused(
      String file, String entry, String right, String wrong, String reason) {
    InvalidCatalogException invalid = refused(file, right, wrong);

    assertThat(invalid).hasMessage(file + ", " + entry + ": " + reason);
  }

  @Test
  void anUnknownPropertyIsRefused() {
    InvalidCatalogException invalid =
        refused("tiles.json", "\"planets\": [\"jord\"]", "\"planet\": [\"jord\"]");

    assertThat(invalid.entry()).isEqualTo("1");
    assertThat(invalid.reason()).contains("\"planet\"");
  }

  @Test
  void aMissingPropertyIsRefused() {
    InvalidCatalogException invalid = refused("planets.json", "\"resources\": 4,", "");

    assertThat(invalid.entry()).isEqualTo("jord");
    assertThat(invalid.reason()).contains("resources");
  }

  @Test
  void aDuplicateIdIsRefused() {
    InvalidCatalogException invalid = refused("tiles.json", "\"id\": \"2\"", "\"id\": \"1\"");

    assertThat(invalid).hasMessage("tiles.json, 1: the id is taken by an earlier entry");
  }

  @Test
  void aFileWithInvalidJsonIsRefusedWithTheLine() {
    InvalidCatalogException invalid =
        refused("tiles.json", "\"kind\": \"home\",", "\"kind\": home,");

    assertThat(invalid.file()).isEqualTo("tiles.json");
    assertThat(invalid.entry()).isEqualTo("line 4");
    assertThat(invalid.reason()).contains("home");
  }

  @Test
  void aMissingFileIsRefused() {
    InvalidCatalogException invalid =
        catchThrowableOfType(
            InvalidCatalogException.class,
            () ->
                Catalog.load(file -> {
                  throw new FileNotFoundException("not here");
                }));

    assertThat(invalid).hasMessage("tiles.json, the whole file: not here");
  }

  /** Loads the real files, with the first occurrence of a text in one of them replaced. */
  private static InvalidCatalogException refused(String file, String right, String wrong) {
    CatalogSource changed =
        name -> {
          InputStream in = CatalogSource.classPath().open(name);
          return name.equals(file) ? replaced(in, right, wrong) : in;
        };
    InvalidCatalogException invalid =
        catchThrowableOfType(InvalidCatalogException.class, () -> Catalog.load(changed));
    assertThat(invalid).as("the catalog should be refused").isNotNull();
    return invalid;
  }

  private static InputStream replaced(InputStream in, String right, String wrong)
      throws IOException {
    try (in) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      int at = text.indexOf(right);
      assertThat(at).as("%s is in the file", right).isNotNegative();
      String changed = text.substring(0, at) + wrong + text.substring(at + right.length());
      return new ByteArrayInputStream(changed.getBytes(StandardCharsets.UTF_8));
    }
  }
}
