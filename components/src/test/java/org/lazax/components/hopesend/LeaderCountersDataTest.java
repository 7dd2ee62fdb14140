package org.lazax.components.hopesend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.CatalogSource;
import org.lazax.catalog.InvalidCatalogException;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;

final class LeaderCountersDataTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          letnev       | unlenn admiral, farran general, ciel diplomat
          hacan        | carth scientist, harrugh general, gila diplomat
          sol          | delouis admiral, connor agent, rev diplomat
          mentak       | suffi diplomat, kilik agent, havvat admiral
          sardakk_norr | shval general, sekkus general, tro admiral
          jol_nar      | rin_admiral admiral, sucaban scientist, rin_scientist scientist
          xxcha        | quanoj diplomat, junn diplomat, neekuaq admiral
          yssaril      | sskril admiral, thilinn agent, ssru agent
          """)
  @Rule({"hopes_end.2", "hopes_end.32"})
  void aFactionHasThreeCountersOfFiveClasses(String faction, String counters) {
    assertThat(played().leaderCounters().values())
        .hasSize(24)
        .filteredOn(counter -> counter.faction().value().equals(faction))
        .hasSize(3)
        .extracting(counter -> counter.id() + " " + counter.type().name().toLowerCase(Locale.ROOT))
        .containsExactlyInAnyOrder(counters.split(", "));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  @Rule("hopes_end.32")
  void theCatalogRefusesAFactionWithAnotherNumberOfCounters(int count) {
    assertThatThrownBy(() -> Catalog.standard().with(counters("saar", count)))
        .isInstanceOf(InvalidCatalogException.class)
        .hasMessageContaining("counters");
    assertThat(Catalog.standard().with(counters("saar", 3)).leaderCounters()).hasSize(3);
  }

  @Test
  void theCatalogRefusesCountersOfAFactionThatIsNotThere() {
    assertThatThrownBy(() -> Catalog.standard().with(counters("nobody", 3)))
        .isInstanceOf(InvalidCatalogException.class)
        .hasMessageContaining("which does not exist");
  }

  private static Catalog played() {
    return StandardRules.BOOK
        .of(Optional.of(List.of(ExpansionId.BASE, new ExpansionId("hopes_end"))))
        .catalog();
  }

  private static CatalogSource counters(String faction, int count) {
    String file =
        IntStream.range(0, count)
            .mapToObj(number ->
                """
                {"id": "one_%d", "name": "One", "faction": "%s", "type": "agent",
                 "expansion": "base"}
                """
                    .formatted(number, faction))
            .collect(Collectors.joining(",", "[", "]"));
    return name -> {
      if (name.equals("leader_counters.json")) {
        return new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8));
      }
      throw new FileNotFoundException(name);
    };
  }
}
