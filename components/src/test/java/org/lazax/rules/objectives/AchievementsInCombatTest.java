package org.lazax.rules.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** What is achieved by winning a combat, or by how it is won, and what is left of the sides. */
class AchievementsInCombatTest extends Achievements {
  @Test
  @Rule({
    "secret_objective/fight_with_precision.N1",
    "secret_objective/fight_with_precision.N2",
    "secret_objective/fight_with_precision.N2.1",
    "secret_objective/fight_with_precision.N4",
    "objective_cards.N6.1"
  })
  void theLastFighterThatTheBarrageDestroysIsPrecisionAndTakesTheCombatsOneScore() {
    TableKit fighters = kit().units(P2, "38", FIGHTER, 2).units(P2, "38", CRUISER, 1);
    GameEvent event = destroyed(P1, P2, FIGHTER, 2, "38");

    TableKit combat = fighters.frame(combat(SpaceCombat.Progress.Step.DEFENDER_ANNOUNCES));
    Place space = Place.of("38");
    HitSource barrageHits = HitSource.ANTI_FIGHTER_BARRAGE;
    Done barrage = done(combat.frame(new RollHits(space, P1, P2, 1, barrageHits)), event);
    assertThat(barrage.fulfilled(P1)).containsExactly("fight_with_precision");
    assertThat(barrage.open().getFirst().combat()).isPresent();
    assertThat(done(fighters.frame(combat(SpaceCombat.Progress.Step.HITS_ASSIGNED)), event).open())
        .isEmpty();
  }

  @Test
  @Rule("secret_objective/brave_the_void.N2")
  void theFlagshipOfTheWinnerIsUnveiled() {
    TableKit kit = kit().units(P1, "38", FLAGSHIP, 1).points(P3, 1);

    assertThat(fought(kit, "38", Optional.of(P1)).fulfilled(P1)).containsExactly("unveil_flagship");
    assertThat(fought(kit, "38", Optional.empty()).open()).isEmpty();
  }

  @Test
  void whoWinsInAnAnomalyBravesTheVoidAndInAForeignHomeDarkensTheSkies() {
    TableKit kit = kit().points(P3, 1);

    assertThat(fought(kit, "44", Optional.of(P2)).fulfilled(P2)).containsExactly("brave_the_void");
    assertThat(fought(kit, "14", Optional.of(P1)).fulfilled(P1))
        .containsExactly("darken_the_skies");
    assertThat(fought(kit, "14", Optional.of(P2)).open()).isEmpty();
  }

  @Test
  @Rule({
    "secret_objective/spark_a_rebellion.N1",
    "secret_objective/spark_a_rebellion.N2",
    "secret_objective/spark_a_rebellion.N2.1"
  })
  void whoBeatsAPlayerWithMostPointsSparksARebellion() {
    assertThat(fought(kit(), "38", Optional.of(P1)).fulfilled(P1))
        .containsExactly("spark_a_rebellion");
    assertThat(fought(kit().points(P1, 3), "38", Optional.of(P1)).open()).isEmpty();
    assertThat(fought(kit().points(P1, 3).points(P2, 3), "38", Optional.of(P1)).fulfilled(P1))
        .containsExactly("spark_a_rebellion");
  }

  @Test
  @Rule({"secret_objective/demonstrate_your_power.N1", "objective_cards.N7"})
  void eitherSideWithThreeShipsLeftDemonstratesPowerAlsoInDefeat() {
    TableKit kit = kit().points(P3, 1).units(P2, "38", CRUISER, 3).units(P2, "38", FIGHTER, 1);

    assertThat(fought(kit, "38", Optional.empty()).fulfilled(P2))
        .containsExactly("demonstrate_your_power");
  }

  @Test
  @Rule({
    "secret_objective/demonstrate_your_power.N3",
    "unit/the_alastor.N10",
    "unit/z_grav_eidolon.N5"
  })
  void whoFoughtAsAShipCountsAsOne() {
    TableKit mechs = kit().points(P3, 1).units(P2, "38", CRUISER, 2).units(P2, "38", MECH, 1);
    TableKit infantry =
        kit().points(P3, 1).units(P2, "38", FLAGSHIP, 1).units(P2, "38", INFANTRY, 2);

    assertThat(fought(playing(mechs, "naaz_rokha"), "38", Optional.empty()).fulfilled(P2))
        .containsExactly("demonstrate_your_power");
    TableKit nekro = playing(infantry, "nekro");
    assertThat(fought(nekro, "38", Optional.empty()).open()).as("nobody has joined").isEmpty();
    assertThat(
            fought(nekro.with(AchievementsInCombatTest::joined), "38", Optional.empty())
                .fulfilled(P2))
        .containsExactly("demonstrate_your_power");
    assertThat(fought(infantry, "38", Optional.empty()).open()).isEmpty();
    assertThat(fought(mechs, "38", Optional.empty()).open()).isEmpty();
  }

  @Test
  @Rule("secret_objective/demonstrate_your_power.N4")
  void shipsBeyondTheFleetPoolAreGoneBeforeTheyAreCounted() {
    Table over =
        fought(kit().points(P3, 1).units(P1, "38", CRUISER, 3), "38", Optional.of(P1)).table();
    Table trimmed =
        over.withUnits(over.units().minus(Place.of("38"), List.of(UnitStack.of(P1, CRUISER, 1))));

    assertThat(AchievementsDue.due(over)).isNotEmpty();
    assertThat(AchievementsDue.due(trimmed)).isEmpty();
  }

  @Test
  @Rule({"objective_cards.7", "objective_cards.7.1", "objective_cards.N5", "ground_combat.N4"})
  void oneObjectiveIsScoredForEachCombat() {
    Done won = fought(kit().points(P3, 1), "44", Optional.of(P1));
    int combat = won.open().getFirst().combat().orElseThrow();
    ObjectiveScored score =
        new ObjectiveScored(P1, new ObjectiveId("brave_the_void"), Optional.of(combat));
    Table scored = score.fold(won.table());

    assertThat(AchievementsDue.due(scored)).isEmpty();
    assertThat(
            new ObjectiveScored(P1, new ObjectiveId("unveil_flagship"), Optional.of(combat))
                .guard(scored))
        .get()
        .matches(refusal -> refusal.rule().equals(Optional.of("objective_cards.7")));
    assertThat(
            new ObjectiveScored(P1, new ObjectiveId("unveil_flagship"), Optional.of(combat + 1))
                .guard(scored))
        .isEmpty();
  }

  /** The ground forces of P2 fight beside the Alastor. */
  private static Table joined(Table table) {
    return table.withKernel(
        table
            .kernel()
            .evolve(
                new EffectBegan(
                    new LastingEffect(
                        AbilityRef.parse("unit/the_alastor"),
                        Optional.of(P2),
                        Map.of(),
                        Optional.empty()))));
  }

  /** P2 plays another faction. */
  private static TableKit playing(TableKit kit, String faction) {
    return kit.with(t -> t.withPlayer(P2, p -> p.withFaction(new FactionId(faction))));
  }
}
