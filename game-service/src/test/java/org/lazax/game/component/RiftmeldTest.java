package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.capture.CaptivesReturned;

/** P1 holds two cruisers of P2, a mech of P2 and an infantry captive, and researches. */
class RiftmeldTest {
  private static final String USE = "faction_ability/riftmeld";
  private static final Captive CRUISERS = new Captive(Optional.of(P2), UnitType.CRUISER, 2);
  private static final Captive MECH = new Captive(Optional.of(P2), UnitType.MECH, 1);
  private static final Captive INFANTRY = new Captive(Optional.empty(), UnitType.INFANTRY, 1);

  @Test
  @Rule("capture.2.2")
  void aCaptivePaysForTheUpgradeOfItsTypeAndGoesBackToItsOwner() {
    Scenario<GameState> paid = melded("cruiser-p2").thenAccepted();

    assertThat(paid.events())
        .contains(
            new CaptivesReturned(P1, List.of(new Captive(Optional.of(P2), UnitType.CRUISER, 1))));
    Scenario<GameState> researched = paid.when(P1, of("cruiser_ii")).thenAccepted();
    assertThat(researched.table().player(P1).owns(new TechnologyId("cruiser_ii"))).isTrue();
    assertThat(Captives.of(researched.table(), P1))
        .containsExactlyInAnyOrder(
            new Captive(Optional.of(P2), UnitType.CRUISER, 1), MECH, INFANTRY);
  }

  @Test
  @Rule("capture.2.2")
  void nothingElseIsResearchedWithIt() {
    melded("infantry").when(P1, of("infantry_ii")).thenAccepted();
    melded("infantry").when(P1, of("cruiser_ii")).thenRefused("abilities.3");
    melded("infantry").when(P1, of("neural_motivator")).thenRefused("abilities.3");
  }

  @Test
  @Rule("capture.2.2")
  void whatCannotBeUpgradedPaysForNothing() {
    melded("mech-p2").thenRefusedAs("no-such-choice");
  }

  @Test
  @Rule("capture.N4")
  void whoHoldsCaptivesWithoutTheAbilityCannotSpendThem() {
    Scenario<GameState> research = research("yssaril");

    assertThat(research.options(P1)).noneMatch(AbilityOption.Usable.class::isInstance);
    research.when(P1, ActionsTest.use(USE)).thenRefusedAs("not-awaited");
    research.when(P1, of("cruiser_ii")).thenRefused("technology.12");
  }

  private static Scenario<GameState> melded(String captive) {
    return research("vuil_raith")
        .when(P1, ActionsTest.use(USE))
        .when(P1, new Choose(Service.GAME, List.of(captive)));
  }

  private static ResearchTechnology of(String technology) {
    return new ResearchTechnology(new TechnologyId(technology), List.of(), Optional.empty());
  }

  private static Scenario<GameState> research(String faction) {
    TableKit kit =
        TableKit.players(2)
            .tile("38", 1, 0)
            .tile("19", 0, 1)
            .player(P1, faction)
            .with(table ->
                table.withPart(Captives.ID, c -> c.with(P1, List.of(CRUISERS, MECH, INFANTRY))));
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting()).frame(new Research(P1, 0, false)));
  }
}
