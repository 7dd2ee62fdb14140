package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.invasion;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** Who may land from Wellon, beside the active system, and from Starpoint, which is in it. */
class GhomSekkusMovesTest {
  private static final String SEKKUS = "leader/ghom_sekkus";

  @Test
  @Rule("leader/ghom_sekkus.N8.1")
  void underACeasefireOnlyWhoIsInTheActiveSystemLands() {
    TableKit truce = nearby().effect(P2, "promissory_note/ceasefire", Map.of("owner", "p1"));
    TableKit ofAnother = nearby().effect(P2, "promissory_note/ceasefire", Map.of("owner", "p3"));

    assertThat(sources(truce)).isEqualTo(1);
    assertThat(sources(ofAnother)).isEqualTo(2);
    TableKit away = truce.with(t -> t.withUnits(nobodyOnStarpoint().table().units()));
    assertThat(usable(invasion(away), P1)).isEmpty();
  }

  @Test
  @Rule("leader/ghom_sekkus.N10")
  void afterADominusOrbForcesComeFromWhereATokenOfTheirOwnLies() {
    TableKit held = nearby().tokens(P1, "19");

    assertThat(sources(held)).isEqualTo(1);
    assertThat(sources(held.effect(P1, "relic/dominus_orb"))).isEqualTo(2);
    assertThat(sources(held.effect(P2, "relic/dominus_orb"))).as("of another").isEqualTo(1);
  }

  @Test
  @Rule("unit/hel_titan_i.N4")
  void noHelTitanLands() {
    TableKit titans =
        nobodyOnStarpoint()
            .player(P1, "titans")
            .leaders(P1, "ghom_sekkus")
            .units(P1, "19/wellon", PDS, 1);
    Scenario<CombatState> used = invasion(titans).when(P1, use(SEKKUS));
    assertThat(candidates(used, P1)).containsExactly("infantry>new_albion", "infantry>starpoint");

    TableKit alone =
        field().player(P1, "titans").leaders(P1, "ghom_sekkus").units(P1, "19/wellon", PDS, 1);
    assertThat(usable(invasion(alone), P1)).isEmpty();
  }

  /** The number of planets from which a force is asked for. */
  private static int sources(TableKit kit) {
    Scenario<CombatState> asked = invasion(kit).when(P1, use(SEKKUS));
    int sources = 0;
    while (asked.awaited().contains(P1)) {
      asked = asked.when(P1, choose()).thenAccepted();
      sources++;
    }
    return sources;
  }

  private static TableKit nearby() {
    return nobodyOnStarpoint().units(P1, ON_STARPOINT, INFANTRY, 2);
  }

  private static TableKit nobodyOnStarpoint() {
    return field()
        .leaders(P1, "ghom_sekkus")
        .controls(P1, "wellon", "starpoint")
        .controls(P2, "new_albion")
        .units(P1, "19/wellon", INFANTRY, 3)
        .units(P2, ON_ALBION, INFANTRY, 1);
  }
}
