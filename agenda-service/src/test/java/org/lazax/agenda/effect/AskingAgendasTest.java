package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.Counted;
import org.lazax.rules.council.Laws;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.Placement;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.Law;
import org.lazax.table.event.objectives.ObjectiveRevealed;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Agendas whose outcome asks all players at once, or lasts. P2 alone votes; P1 is the speaker. */
class AskingAgendasTest {
  private static final TableKit THREE =
      CouncilKit.THREE.tile("18", 0, 0).tile("26", 0, 1).tile("27", 0, 2).controls(P3, "lodor");

  @Test
  @Rule("agenda/clandestine_operations.N1")
  void everybodyRemovesTwoTokensOfChosenPools() {
    TableKit kit = THREE.sheet(P1, 3, 3, 2).sheet(P2, 0, 1, 1).sheet(P3, 1, 0, 4);

    var asked = CouncilKit.decided(kit, "clandestine_operations", "for");
    assertThat(asked.awaited()).as("P2 has only two").containsExactly(P1, P3);
    asked.when(P1, pools(Map.of("tactic", 1))).thenRefusedAs("no-such-choice");

    var one = asked.when(P1, pools(Map.of("tactic", 1, "fleet", 1))).thenAccepted();
    assertThat(tokens(one, P1)).as("sealed until all have answered").isEqualTo(new Tokens(3, 3, 2));
    assertThat(one.awaited()).containsExactly(P3);

    var all = one.when(P3, pools(Map.of("strategy", 2))).thenAccepted();
    assertThat(tokens(all, P1)).isEqualTo(new Tokens(2, 2, 2));
    assertThat(tokens(all, P2)).isEqualTo(Tokens.NONE);
    assertThat(tokens(all, P3)).isEqualTo(new Tokens(1, 0, 2));
  }

  @Test
  void withoutClandestineOperationsFleetPoolsLoseOneToken() {
    TableKit kit = THREE.sheet(P1, 3, 3, 2).sheet(P2, 1, 0, 1);

    var after = CouncilKit.decided(kit, "clandestine_operations", "against");
    assertThat(tokens(after, P1)).isEqualTo(new Tokens(3, 2, 2));
    assertThat(tokens(after, P2)).as("an empty pool").isEqualTo(new Tokens(1, 0, 1));
    assertThat(Agenda.isReplaced(after.table())).isFalse();
  }

  @Test
  @Rule({"abilities.24", "agenda/arms_reduction.N1"})
  void everybodyReducesDreadnoughtsToTwoAndCruisersToFour() {
    TableKit kit =
        THREE
            .sheet(P3, 3, 9, 2)
            .units(P3, "26", UnitType.DREADNOUGHT, 2)
            .damaged(P3, "27", UnitType.DREADNOUGHT, 1)
            .units(P3, "27", UnitType.CRUISER, 5)
            .units(P1, "18", UnitType.DREADNOUGHT, 2);

    var dreadnoughts = CouncilKit.decided(kit, "arms_reduction", "for");
    assertThat(dreadnoughts.table().kernel().effects())
        .as("nothing of the other outcome waits")
        .isEmpty();
    assertThat(dreadnoughts.awaited()).containsExactly(P3);
    dreadnoughts
        .when(P3, CouncilKit.choice("26:dreadnought:1", "26:dreadnought:2"))
        .thenRefusedAs("no-such-choice");
    var cruisers =
        dreadnoughts.when(P3, CouncilKit.choice("27:damaged-dreadnought:1")).thenAccepted();
    assertThat(cruisers.awaited()).containsExactly(P3);
    var after = cruisers.when(P3, CouncilKit.choice("27:cruiser:1")).table().units();

    assertThat(after.count(Place.of("26"), unit -> unit.type() == UnitType.DREADNOUGHT))
        .isEqualTo(2);
    assertThat(after.count(Place.of("27"), unit -> unit.type() == UnitType.DREADNOUGHT)).isZero();
    assertThat(after.count(Place.of("27"), unit -> unit.type() == UnitType.CRUISER)).isEqualTo(4);
    assertThat(after.count(Place.of("18"), _ -> true)).isEqualTo(2);
  }

  @Test
  @Rule("agenda/incentive_program.N1")
  void oneMoreObjectiveIsRevealedFromTheDeck() {
    TableKit kit = THREE.with(t -> t.withObjectives(t.objectives().withRows(2, 5)));

    for (Map.Entry<String, Integer> stage : Map.of("for", 1, "against", 2).entrySet()) {
      var after = CouncilKit.decided(kit, "incentive_program", stage.getKey(), 1);
      assertThat(after.happened())
          .filteredOn(ObjectiveRevealed.class::isInstance)
          .extracting(event -> ((ObjectiveRevealed) event).stage())
          .containsExactly(stage.getValue());
      assertThat(after.table().objectives().revealed()).hasSize(1);
      assertThat(after.table().objectives().hiddenStageOne()).isEqualTo(2);
      assertThat(after.table().objectives().hiddenStageTwo()).isEqualTo(5);
    }
  }

  @Test
  @Rule("agenda/incentive_program.N2")
  void noObjectiveIsTakenFromTheRowForADeckThatIsUsedUp() {
    TableKit kit = THREE.with(t -> t.withObjectives(t.objectives().withRows(99, 5)));

    assertThat(CouncilKit.decided(kit, "incentive_program", "for").table().objectives().revealed())
        .isEmpty();
  }

  @Test
  void theNewConstitutionDiscardsAllLaws() {
    TableKit kit = THREE.law("regulated_conscription").law("core_mining").law("articles_of_war");

    assertThat(CouncilKit.decided(kit, "new_constitution", "against").table().council().laws())
        .extracting(Law::agenda)
        .hasSize(3);
    Table after = CouncilKit.decided(kit, "new_constitution", "for").table();
    assertThat(after.council().laws()).isEmpty();
    assertAwaited(after, "agenda/new_constitution#next-strategy-phase", P1, P2, P3);
  }

  @Test
  void withoutArmsReductionPlanetsAreExhaustedInTheNextRound() {
    TableKit kit = THREE.units(P3, "26", UnitType.DREADNOUGHT, 3).sheet(P3, 3, 9, 2);

    Table after = CouncilKit.decided(kit, "arms_reduction", "against").table();
    assertThat(after.units()).isEqualTo(kit.table().units());
    assertAwaited(after, "agenda/arms_reduction#next-strategy-phase", P1, P2, P3);
  }

  private static void assertAwaited(Table table, String ability, Seat... seats) {
    assertThat(table.kernel().effects())
        .filteredOn(effect -> effect.ability().equals(AbilityRef.parse(ability)))
        .allSatisfy(effect -> assertThat(effect.params()).containsEntry("round", "2"))
        .extracting(effect -> effect.user().orElseThrow())
        .containsExactly(seats);
  }

  @Test
  void theNewConstitutionNeedsALawInPlay() {
    AgendaId agenda = new AgendaId("new_constitution");

    assertThat(Outcomes.of(agenda, THREE.table())).isEmpty();
    assertThat(Outcomes.of(agenda, THREE.law("articles_of_war").table())).hasSize(2);
    Table replaced = CouncilKit.revealing(THREE, agenda.value(), "mutiny").table();
    assertThat(replaced.council().discarded()).containsExactly(agenda);
    assertThat(replaced.kernel().within(Agenda.class).map(Agenda::agenda))
        .contains(new AgendaId("mutiny"));
  }

  @Test
  void everybodyExhaustsPlanetsForTechnologiesWithoutTheRevolution() {
    assertAwaited(
        CouncilKit.decided(THREE, "anti_intellectual_revolution", "against").table(),
        "agenda/anti_intellectual_revolution#next-strategy-phase",
        P1,
        P2,
        P3);
    Table law = CouncilKit.decided(THREE, "anti_intellectual_revolution", "for").table();
    assertThat(law.kernel().effects()).isEmpty();
    assertThat(law.council().laws()).hasSize(1);
  }

  @Test
  @Rule({"agenda/galactic_crisis_pact.N1", "agenda/galactic_crisis_pact.N2"})
  void everybodyMayUseTheElectedSecondaryInSpeakerOrder() {
    var after = CouncilKit.decided(THREE.speaker(P1), "galactic_crisis_pact", "warfare").table();

    StrategyCardId warfare = new StrategyCardId("warfare");
    assertThat(after.kernel().within(Secondary.class)).contains(new Secondary(P1, warfare, false));
    assertThat(after.kernel().stack().reversed())
        .filteredOn(Frame.class::isInstance)
        .map(layer -> ((Frame) layer).procedure())
        .startsWith(
            new Secondary(P1, warfare, false),
            new Secondary(P2, warfare, false),
            new Secondary(P3, warfare, false));
    assertThat(after.kernel().effects())
        .as("until the agenda is over")
        .hasSize(3)
        .allSatisfy(effect -> assertThat(effect.until()).contains(Agenda.frame(after)));
  }

  @Test
  void withoutTheHomelandDefenseEverybodyDestroysAPds() {
    TableKit kit =
        THREE.units(P1, "18/mecatol_rex", UnitType.PDS, 1).units(P3, "26/lodor", UnitType.PDS, 2);

    var asked = CouncilKit.decided(kit, "homeland_defense_act", "against");
    assertThat(asked.awaited()).containsExactly(P3);
    var after = asked.when(P3, CouncilKit.choice("26/lodor:pds:2")).thenAccepted().table().units();
    assertThat(after.count(P3, UnitType.PDS)).isEqualTo(1);
    assertThat(after.count(P1, UnitType.PDS)).isZero();
  }

  @Test
  @Rule("agenda/homeland_defense_act.N1")
  void theHomelandDefenseActAllowsAnyNumberOfPdsUntilItLeaves() {
    Place lodor = Place.of("26/lodor");
    TableKit two =
        THREE.units(P3, "26/lodor", UnitType.PDS, 2).units(P1, "18/mecatol_rex", UnitType.PDS, 1);
    TableKit law = two.law("homeland_defense_act");
    List<UnitStack> more = List.of(UnitStack.of(P3, UnitType.PDS, 2));

    assertThat(Placement.broken(two.table(), lodor, more)).isPresent();
    assertThat(Placement.broken(law.table(), lodor, more)).isEmpty();

    Table table = law.units(P3, "26/lodor", UnitType.PDS, 2).table();
    for (TableEvent event : Laws.leave(table, new AgendaId("homeland_defense_act"))) {
      table = event.fold(table);
    }
    assertThat(table.units().at(lodor)).containsExactly(UnitStack.of(P3, UnitType.PDS, 2));
    assertThat(table.units().at(Place.of("18/mecatol_rex"))).hasSize(1);
  }

  private static Tokens tokens(Scenario<AgendaState> after, Seat seat) {
    return after.table().player(seat).tokens();
  }

  private static Choose pools(Map<String, Integer> counts) {
    return new Choose(
        Service.AGENDA,
        List.of(),
        counts.entrySet().stream()
            .map(each -> new Counted(each.getKey(), each.getValue()))
            .toList());
  }
}
