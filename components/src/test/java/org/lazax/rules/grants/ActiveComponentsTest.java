package org.lazax.rules.grants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.leaders.LeaderState;

class ActiveComponentsTest {
  private static final ComponentRef PRIMOR = ComponentRef.parse("planet/primor");
  private static final ComponentRef SSRUU = ComponentRef.parse("leader/clever_clever_ssruu");
  private static final ComponentRef TELLURIAN = ComponentRef.parse("leader/tellurian");

  private static final ComponentRef LAW = ComponentRef.parse("agenda/wormhole_reconstruction");
  private static final ComponentRef CHART = ComponentRef.parse("action_card/lost_star_chart");

  private final TableKit kit = TableKit.players(2).technologies(P1, "gravity_drive");

  @Test
  void theyAreKeptWhileNothingFromWhichTheyComeIsAnother() {
    Table before = kit.table();
    Table after = kit.goods(P1, 3, 1).controls(P1, "abyz").table();
    assertThat(ActiveComponents.of(after, P1).all())
        .isSameAs(ActiveComponents.of(before, P1).all());
  }

  @Test
  void aPlanetThatChangesHandsTakesItsCardAlong() {
    Table before = kit.controls(P1, "primor").table();
    Table after = kit.controls(P2, "primor").table();
    assertThat(ActiveComponents.of(before, P1).all()).contains(PRIMOR);
    assertThat(ActiveComponents.of(after, P1).all()).doesNotContain(PRIMOR);
    assertThat(ActiveComponents.of(after, P2).all()).contains(PRIMOR);
    assertThat(ActiveComponents.of(before, P1).all()).contains(PRIMOR);
  }

  @Test
  void aLawActsForEverybodyAndAnEffectForItsUserAlone() {
    Table without = kit.table();
    Table law = kit.law("wormhole_reconstruction").table();
    Table effect = kit.effect(P1, "action_card/lost_star_chart").table();

    assertThat(ActiveComponents.of(without, P1).all()).doesNotContain(LAW, CHART);
    assertThat(ActiveComponents.of(law, P1).all()).contains(LAW);
    assertThat(ActiveComponents.of(law, P2).all()).contains(LAW);
    assertThat(ActiveComponents.of(effect, P1).all()).contains(CHART);
    assertThat(ActiveComponents.of(effect, P1).standing()).doesNotContain(CHART);
    assertThat(ActiveComponents.of(effect, P2).all()).doesNotContain(CHART);
    assertThat(ActiveComponents.of(without, P1).all()).doesNotContain(LAW, CHART);
  }

  @Test
  void whatAnotherPlayersLeadersLendIsLostWithThem() {
    TableKit both = kit.leaders(P1, "clever_clever_ssruu").leaders(P2, "tellurian");
    assertThat(ActiveComponents.of(both.table(), P1).all()).contains(SSRUU, TELLURIAN);
    Table purged = both.leader(P2, "tellurian", LeaderState.PURGED).table();
    assertThat(ActiveComponents.of(purged, P1).all()).contains(SSRUU).doesNotContain(TELLURIAN);
  }

  @Test
  void whatIsWorkedOutFromThemIsWorkedOutOnce() {
    int[] times = {0};
    for (Table table : List.of(kit.table(), kit.goods(P1, 2, 0).table())) {
      ActiveComponents.of(table, P1)
          .cached(
              "how often",
              components -> {
                times[0]++;
                return components;
              });
    }
    assertThat(times[0]).as("once for the sheet and once for what is beside it").isEqualTo(2);
  }
}
