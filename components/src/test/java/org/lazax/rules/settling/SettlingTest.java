package org.lazax.rules.settling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.components.StandardRules;
import org.lazax.components.expansion.Expansions;
import org.lazax.rules.change.Part;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsGained;

final class SettlingTest {

  @Test
  void theChecksHaveTheOrderOfTheirPlaces() {
    assertThat(StandardRules.RULESET.settling().checks())
        .containsExactly(
            "victory",
            "control",
            "blockades",
            "plastic",
            "fleets",
            "wormhole-nexus",
            "goods-on-agents",
            "marks",
            "open-secrets",
            "notes",
            "encounters",
            "elimination",
            "leaders",
            "achievements");
  }

  @Test
  void aBaseGameChecksNothingOfAnotherBox() {
    assertThat(StandardRules.BOOK.of(Optional.of(List.of(ExpansionId.BASE))).settling().checks())
        .isNotEmpty()
        .doesNotContain("wormhole-nexus", "leaders");
  }

  @Test
  void whoBringsThemInWhichOrderChangesNothing() {
    List<SettlingCheck> checks = new ArrayList<>();
    Expansions.known().forEach(expansion -> checks.addAll(expansion.checks()));
    checks.add(check("a", SettlingPlace.LIMITS, new AtomicInteger()));
    checks.add(check("b", SettlingPlace.LIMITS, new AtomicInteger()));
    List<String> order = Settling.by(checks).checks();
    Random random = new Random(1);

    assertThat(order).containsSubsequence("plastic", "a", "b", "fleets", "wormhole-nexus");
    for (int i = 0; i < 20; i++) {
      Collections.shuffle(checks, random);
      assertThat(Settling.by(checks).checks()).isEqualTo(order);
    }
  }

  @Test
  void twoOfTheSameNameAreRefused() {
    List<SettlingCheck> same =
        List.of(
            check("same", SettlingPlace.VICTORY, new AtomicInteger()),
            check("same", SettlingPlace.NOTES, new AtomicInteger()));

    assertThatThrownBy(() -> Settling.by(same)).hasMessageContaining("same");
  }

  @Test
  void aCheckIsNotMadeAgainWhileWhatItLooksAtIsWhatItWas() {
    AtomicInteger made = new AtomicInteger();
    Settling settling = Settling.by(List.of(check("counting", SettlingPlace.LIMITS, made)));
    Table table = TableKit.players(2).tile("27", 0, 0).round(1).table();
    Table richer = new GoodsGained(P1, 1).fold(table);
    Table moved =
        TableKit.players(2).tile("27", 0, 0).round(1).units(P2, "27", UnitType.CRUISER, 1).table();

    assertThat(settling.due(table)).isEmpty();
    assertThat(settling.due(richer, table)).isEmpty();
    assertThat(settling.due(table, table)).isEmpty();
    assertThat(made).hasValue(1);
    assertThat(settling.due(moved, table)).isEmpty();
    assertThat(made).hasValue(2);
  }

  private static SettlingCheck check(String name, SettlingPlace place, AtomicInteger made) {
    return new SettlingCheck(
        name,
        place,
        _ -> {
          made.incrementAndGet();
          return List.of();
        },
        Parts.of(Part.UNITS));
  }
}
