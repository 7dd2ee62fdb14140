package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.game.kit.Cards;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;

/**
 * P1, the Nomad, has the Memoria in 27, far from all else, and mechs on Mecatol Rex (18), in the
 * home of P2 (14) and beside the asteroid field (44).
 */
class MemoriaForObjectivesTest {
  @Test
  @Rule("unit/memoria_i.N4")
  void theFlagshipIsBesideNothingForTheCouncil() {
    TableKit one = kit().units(P1, "38", CRUISER, 1);

    assertThat(meets(one, "intimidate_council")).isFalse();
    assertThat(meets(one.units(P1, "26", CRUISER, 1), "intimidate_council")).isTrue();
  }

  @Test
  @Rule("unit/memoria_i.N4")
  void norForTheSecretsOfTheCosmos() {
    TableKit two = kit().units(P1, "38", CRUISER, 1).units(P1, "18", CRUISER, 1);

    assertThat(meets(two, "learn_the_secrets_of_the_cosmos")).isFalse();
    TableKit three = two.units(P1, "10", CRUISER, 1);
    assertThat(meets(three, "learn_the_secrets_of_the_cosmos")).isTrue();
  }

  @Test
  @Rule("unit/memoria_i.N4")
  void norForEnemies() {
    assertThat(meets(kit(), "threaten_enemies")).isFalse();
    assertThat(meets(kit().units(P1, "26", CRUISER, 1), "threaten_enemies")).isTrue();
  }

  private static boolean meets(TableKit kit, String objective) {
    return objective.equals("intimidate_council")
        ? !Scorable.by(Cards.objectives(kit, 0, 0, objective).table(), P1).isEmpty()
        : !Scorable.secretsBy(Cards.secrets(kit, P1, objective).table(), P1).isEmpty();
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "nomad")
        .player(P2, "xxcha")
        .player(P3, "hacan")
        .tile("18", 0, 0)
        .tile("38", 1, 0)
        .tile("44", 1, -1)
        .tile("10", 2, -1)
        .tile("26", -1, 0)
        .tile("14", -2, 0)
        .tile("27", 6, 0)
        .tile("53", 8, 0)
        .controls(P1, "arcturus")
        .units(P1, "27", FLAGSHIP, 1)
        .units(P1, "18/mecatol_rex", MECH, 1)
        .units(P1, "14/archon_ren", MECH, 1)
        .units(P1, "44", MECH, 1);
  }
}
