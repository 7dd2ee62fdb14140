package org.lazax.combat.spacecombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.event.units.UnitsRemoved;

/** Docks of the Clan of Saar that float in space where others fight. */
class FloatingFactoryTest {
  private static final String DIRECT_HIT = "action_card/direct_hit";

  private static TableKit saar() {
    return field().player(P1, "saar").units(P1, "27", SPACE_DOCK, 1);
  }

  @Test
  @Rule("unit/floating_factory_i.N3")
  void cannonsDoNotHitIt() {
    Scenario<CombatState> fired =
        cannons(
                saar()
                    .units(P1, "27", CRUISER, 1)
                    .units(P1, "27", CARRIER, 1)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6);

    assertThat(hits(fired, P1).eligible())
        .containsExactlyInAnyOrder(group(CRUISER, 1), group(CARRIER, 1));
    fired.when(P1, destroy(group(SPACE_DOCK, 1))).thenRefused("space_cannon.5");
  }

  @Test
  @Rule("unit/floating_factory_i.N7")
  void aDirectHitOnItsOwnersLastShipDestroysItBeforeTheOthersTakeTheirHits() {
    Scenario<CombatState> sustained =
        spaceCombat(
                saar()
                    .holds(P2, "direct_hit")
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, "27", CRUISER, 1),
                5,
                7)
            .when(P1, sustain(group(DREADNOUGHT, 1)));

    Scenario<CombatState> hit = sustained.when(P2, use(DIRECT_HIT));
    assertThat(count(hit, P1, "27", SPACE_DOCK)).isZero();
    assertThat(count(hit, P2, "27", CRUISER)).isZero();
    assertThat(outcomes(hit)).endsWith(new Fought(Optional.empty()));
    Scenario<CombatState> spared = sustained.when(P2, pass());
    assertThat(count(spared, P1, "27", SPACE_DOCK)).isEqualTo(1);
  }

  @Test
  @Rule("unit/floating_factory_i.N8")
  void fightersThatNothingCarriesBlockadeItBeforeTheyAreRemoved() {
    Scenario<CombatState> fought =
        fight(
                saar()
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CARRIER, 1)
                    .units(P2, "27", FIGHTER, 2)
                    .frame(new Invasion(P1, SYSTEM))
                    .frame(new SpaceCombat(SYSTEM, P1, P2)),
                7,
                1,
                1,
                9)
            .when(P2, destroy(group(CARRIER, 1)));

    assertThat(count(fought, P1, "27", SPACE_DOCK)).isZero();
    assertThat(count(fought, P2, "27", FIGHTER)).isZero();
    List<Class<?>> order =
        fought.events().stream()
            .<Class<?>>map(Object::getClass)
            .filter(type -> type == UnitsDestroyed.class || type == UnitsRemoved.class)
            .toList();
    assertThat(order).containsSubsequence(UnitsDestroyed.class, UnitsRemoved.class);
  }
}
