package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.singleOut;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.table.galaxy.Marker;

/** Players use one ability each in turn, also where one of them must be used. */
class SlotsTest {
  private static final String ALASTOR = "unit/the_alastor";
  private static final String IMPULSE_CORE = "technology/impulse_core";
  private static final String EXOTRIREME = "unit/exotrireme_ii#sacrifice";
  private static final String DEVOTION = "faction_ability/devotion";

  /** With its ground forces the Nekro have three ships, against Yin. */
  private static TableKit nekro() {
    return field()
        .player(P1, "nekro")
        .player(P2, "yin")
        .technologies(P1, "assault_cannon")
        .technologies(P2, "impulse_core")
        .units(P1, "27", FLAGSHIP, 1)
        .units(P1, "27", INFANTRY, 2)
        .units(P2, "27", CRUISER, 2)
        .units(P2, "27", CARRIER, 1);
  }

  @Test
  @Rule({"unit/the_alastor.N2.1", "technology/assault_cannon.N3.1"})
  void theOpponentComesBeforeTheCannonThatTheThirdShipBrings() {
    Scenario<CombatState> joined = spaceCombat(nekro()).when(P1, use(ALASTOR));

    assertThat(joined.awaited()).containsExactly(P2);
    assertThat(usable(joined, P2)).containsExactly(IMPULSE_CORE);
    Scenario<CombatState> fewer =
        joined
            .when(P2, use(IMPULSE_CORE))
            .when(P1, pass())
            .when(P1, destroy(group(INFANTRY, 1)), 1, 1, 1, 1, 1);
    assertThat(count(fewer, P2, "27", CRUISER)).isEqualTo(1);
    assertThat(count(fewer, P2, "27", CARRIER)).isEqualTo(1);
    Scenario<CombatState> passed = joined.when(P2, pass());
    assertThat(singleOut(passed, P2).count()).isEqualTo(1);
  }

  @Test
  @Rule({"unit/z_grav_eidolon.N2.1", "unit/z_grav_eidolon.N2.2"})
  void theOpponentComesBeforeWhatTheEidolonsOwnerUsesNext() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "naaz_rokha")
                .player(P2, "yin")
                .technologies(P1, "assault_cannon")
                .technologies(P2, "impulse_core")
                .units(P1, "27", CARRIER, 2)
                .units(P1, "27", MECH, 1)
                .units(P2, "27", CRUISER, 2));

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(usable(asked, P2)).containsExactly(IMPULSE_CORE);
    assertThat(count(asked, P2, "27", CRUISER)).isEqualTo(2);

    // One of the three ships is gone, so the cannon is off.
    Scenario<CombatState> fewer =
        asked.when(P2, use(IMPULSE_CORE)).when(P1, destroy(group(CARRIER, 1)), 1, 1, 1, 1);
    assertThat(count(fewer, P2, "27", CRUISER)).isEqualTo(1);
    Scenario<CombatState> passed = asked.when(P2, pass()).when(P2, pass(), 1, 1, 1, 1, 1);
    assertThat(count(passed, P2, "27", CRUISER)).isEqualTo(1);
  }

  @Test
  @Rule({"unit/exotrireme_ii.N4", "faction_ability/devotion.N4", "abilities.N2.1"})
  void exotriremesAndDevotionTakeTurns() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "sardakk_norr")
                .player(P2, "yin")
                .technologies(P1, "exotrireme_ii")
                .units(P1, "27", DREADNOUGHT, 2)
                .units(P2, "27", CRUISER, 2)
                .units(P2, "27", DESTROYER, 2),
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            1);
    assertThat(usable(asked, P1)).containsExactly(EXOTRIREME);

    Scenario<CombatState> first =
        asked.when(P1, use(EXOTRIREME)).when(P1, pick(group(DESTROYER, 2)));
    assertThat(first.awaited()).containsExactly(P2);
    assertThat(usable(first, P2)).containsExactly(DEVOTION);
    Scenario<CombatState> second = first.when(P2, use(DEVOTION));
    assertThat(second.awaited()).containsExactly(P1);
    assertThat(hits(second, P1).hits()).isEqualTo(1);

    Scenario<CombatState> third = second.when(P1, destroy(group(DREADNOUGHT, 1)));
    assertThat(outcomes(third)).endsWith(new Fought(Optional.of(P2)));
    Scenario<CombatState> both = first.when(P2, pass());
    assertThat(usable(both, P1)).containsExactly(EXOTRIREME);
    assertThat(outcomes(both.when(P1, use(EXOTRIREME)))).endsWith(new Fought(Optional.empty()));
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N10.5")
  void exotriremesOnBothSidesTakeTurnsOneByOne() {
    // Nekro has them as if it had assimilated them.
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "sardakk_norr")
                .player(P2, "nekro")
                .technologies(P1, "exotrireme_ii")
                .technologies(P2, "exotrireme_ii")
                .units(P1, "27", DREADNOUGHT, 2)
                .units(P2, "27", DREADNOUGHT, 4),
            IntStream.range(0, 6).map(_ -> 1).toArray());
    assertThat(usable(asked, P1)).containsExactly(EXOTRIREME);

    Scenario<CombatState> first = asked.when(P1, use(EXOTRIREME)).when(P2, pass());
    assertThat(first.awaited()).containsExactly(P2);
    assertThat(count(first, P1, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(count(first, P2, "27", DREADNOUGHT)).isEqualTo(2);
    Scenario<CombatState> second = first.when(P2, use(EXOTRIREME)).when(P2, pass());
    assertThat(count(second, P1, "27", DREADNOUGHT)).isZero();
    assertThat(count(second, P2, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(outcomes(second)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule("faction_ability/technological_singularity.N5")
  void whatIsGainedAtAMomentIsUsedAtThatMoment() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .player(P1, "nekro")
                    .player(P2, "yin")
                    .technologies(P2, "impulse_core", "assault_cannon")
                    .units(P1, "27", CRUISER, 4)
                    .units(P2, "27", CRUISER, 2))
            .when(P2, use(IMPULSE_CORE));
    assertThat(usable(asked, P1)).containsExactly("faction_ability/technological_singularity");

    Scenario<CombatState> gained =
        asked
            .when(P1, use("faction_ability/technological_singularity"))
            .when(P1, choose("assault_cannon"));
    assertThat(count(gained, P1, "27", CRUISER)).isEqualTo(3);
    assertThat(count(gained, P2, "27", CRUISER)).isZero();
    assertThat(outcomes(gained)).endsWith(new Fought(Optional.of(P1)));
  }

  /** The assault cannon of P1 destroys a ship of the Creuss beside a wormhole. */
  @Test
  @Rule("faction_ability/technological_singularity.N5.1")
  void aSplicerThatIsCopiedAsTheCombatBeginsIsUsedAtOnce() {
    Scenario<CombatState> destroyed =
        spaceCombat(
                field()
                    .player(P1, "nekro")
                    .player(P2, "creuss")
                    .tile("26", 5, 5)
                    .marker(Marker.CREUSS_ALPHA, "27")
                    .technologies(P1, "assault_cannon")
                    .technologies(P2, "dimensional_splicer", "gravity_drive")
                    .units(P1, "27", CRUISER, 3)
                    .units(P2, "27", CRUISER, 2))
            .thenAccepted();
    assertThat(usable(destroyed, P1)).containsExactly("faction_ability/technological_singularity");

    Scenario<CombatState> copied =
        destroyed
            .when(P1, use("faction_ability/technological_singularity"))
            .when(P1, choose("valefar_assimilator_x:dimensional_splicer"))
            .when(P2, pass());
    assertThat(usable(copied, P1)).containsExactly("technology/dimensional_splicer");
    Scenario<CombatState> hit = copied.when(P1, use("technology/dimensional_splicer"));
    assertThat(count(hit, P2, "27", CRUISER)).isZero();
    assertThat(rolls(hit)).isEmpty();
    assertThat(outcomes(hit)).endsWith(new Fought(Optional.of(P1)));
  }
}
