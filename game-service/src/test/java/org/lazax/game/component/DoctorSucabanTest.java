package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchNothing;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P2 of the Jol-Nar has the agent; P1 has three infantry on Abyz and one on Fria (38). */
class DoctorSucabanTest {
  private static final String SUCABAN = "leader/doctor_sucaban";
  private static final String ABYZ = "38/abyz:infantry:1";
  private static final String FRIA = "38/fria:infantry:1";

  @Test
  @Rule("leader/doctor_sucaban.N1")
  void infantryAreRemovedAndNotDestroyed() {
    Scenario<GameState> given =
        started(kit().technologies(P1, "infantry_ii").goods(P1, 4, 0), new Research(P1, 6, true))
            .when(P2, Using.ability(SUCABAN))
            .when(P1, Using.choose(ABYZ, FRIA))
            .thenAccepted();

    assertThat(given.happened().stream().filter(UnitsRemoved.class::isInstance))
        .containsExactly(
            new UnitsRemoved(Place.of("38/abyz"), List.of(UnitStack.of(P1, INFANTRY, 1))),
            new UnitsRemoved(Place.of("38/fria"), List.of(UnitStack.of(P1, INFANTRY, 1))));
    assertThat(given.awaited()).containsExactly(P1);
    assertThat(given.table().player(P2).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("doctor_sucaban"));
    given.when(P1, paying(3)).thenRefused("technology_sc.2");
    assertThat(given.when(P1, paying(4)).table().player(P1).technologies())
        .contains(new TechnologyId("neural_motivator"));
  }

  @Test
  void theResearcherChoosesHowManyAndMayGiveNone() {
    Scenario<GameState> used =
        started(kit().goods(P1, 6, 0), new Research(P1, 6, true)).when(P2, Using.ability(SUCABAN));

    assertThat(Using.candidates(used, P1)).containsExactlyInAnyOrder(ABYZ, ABYZ, ABYZ, FRIA);
    used.when(P1, Using.choose()).when(P1, paying(5)).thenRefused("technology_sc.2");
    used.when(P1, Using.choose()).when(P1, paying(6)).thenAccepted();
    used.when(P1, Using.choose(ABYZ, ABYZ, ABYZ, FRIA)).when(P1, paying(2)).thenAccepted();
  }

  @Test
  void whoeverFollowsTechnologyPaysLess() {
    Scenario<GameState> poor = started(kit().goods(P1, 2, 0), secondary(P1));

    assertThat(Using.abilities(poor, P2)).containsExactly(SUCABAN);
    Scenario<GameState> given =
        poor.when(P2, Using.ability(SUCABAN)).when(P1, Using.choose(ABYZ, FRIA));
    given.when(P1, Using.paying(1)).thenRefused("technology_sc.3");
    assertThat(given.when(P1, Using.paying(2)).thenAccepted().awaited()).containsExactly(P1);
    assertThat(poor.when(P2, new LetPass(Service.GAME)).awaited()).isEmpty();
    assertThat(started(kit().goods(P1, 2, 0).sheet(P1, 3, 3, 0), secondary(P1)).awaited())
        .as("without a token")
        .isEmpty();
  }

  @Test
  void theOwnerUsesItForItself() {
    TableKit own =
        TableKit.players(2)
            .player(P1, "jol_nar")
            .leaders(P1, "doctor_sucaban")
            .tile("38", 1, 0)
            .units(P1, "38/abyz", INFANTRY, 6);

    Scenario<GameState> free =
        started(own, new Research(P1, 6, true))
            .when(P1, Using.ability(SUCABAN))
            .when(P1, Using.choose(ABYZ, ABYZ, ABYZ, ABYZ, ABYZ, ABYZ));
    free.when(
            P1,
            new ResearchTechnology(
                new TechnologyId("neural_motivator"), List.of(), Optional.empty()))
        .thenAccepted();
    free.when(P1, new ResearchNothing()).thenAccepted();
  }

  @Test
  void itIsOfferedOnlyBeforeAPaymentThatItBringsWithinReach() {
    assertThat(Using.abilities(started(kit(), new Research(P1, 6, true)), P2))
        .as("four infantry and no goods")
        .isEmpty();
    assertThat(Using.abilities(started(kit().goods(P1, 2, 0), new Research(P1, 6, true)), P2))
        .contains(SUCABAN);
    assertThat(Using.abilities(started(kit().goods(P1, 6, 0), new Research(P1, 0, true)), P2))
        .as("nothing to pay")
        .isEmpty();
    assertThat(
            Using.abilities(
                started(
                    kit().leader(P2, "doctor_sucaban", LeaderState.EXHAUSTED).goods(P1, 6, 0),
                    new Research(P1, 6, true)),
                P2))
        .as("exhausted")
        .isEmpty();
    assertThat(
            Using.abilities(
                started(
                    kit().units(P2, "38/fria", INFANTRY, 1).goods(P2, 6, 0),
                    new Research(P2, 6, true)),
                P2))
        .contains(SUCABAN);
  }

  @Test
  void theNextResearchCostsAllAgain() {
    Scenario<GameState> next =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                kit()
                    .goods(P1, 10, 0)
                    .frame(new Turn(P1).acting())
                    .frame(new Research(P1, 6, true))
                    .frame(new Research(P1, 6, true)))
            .when(P2, Using.ability(SUCABAN))
            .when(P1, Using.choose(ABYZ, FRIA))
            .when(P1, paying(4))
            .thenAccepted();

    next.when(P1, of("sarween_tools", 4)).thenRefused("technology_sc.2");
  }

  private static ResearchTechnology paying(int goods) {
    return of("neural_motivator", goods);
  }

  private static ResearchTechnology of(String technology, int goods) {
    return new ResearchTechnology(
        new TechnologyId(technology), List.of(), Optional.of(new Payment(List.of(), goods)));
  }

  private static Secondary secondary(Seat seat) {
    return new Secondary(seat, new StrategyCardId("technology"), false);
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P2, "jol_nar")
        .leaders(P2, "doctor_sucaban")
        .tile("38", 1, 0)
        .units(P1, "38/abyz", INFANTRY, 3)
        .units(P1, "38/fria", INFANTRY, 1);
  }

  private static Scenario<GameState> started(TableKit kit, Procedure procedure) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1).acting()).frame(procedure));
  }
}
