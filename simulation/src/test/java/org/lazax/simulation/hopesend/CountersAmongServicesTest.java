package org.lazax.simulation.hopesend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.components.hopesend.LeaderKit.captive;
import static org.lazax.components.hopesend.LeaderKit.choose;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.out;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.ship;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.card.PublicObjective;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.state.DiceRolled;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.game.GameDecider;
import org.lazax.game.production.ProductionCommand.Lifted;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.map.trim.TrimUnits;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.objectives.judge.TableRequirements;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.SpaceCombat.Progress.Step;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** What befalls counters of Hacan, P1, where several services take part one after the other. */
final class CountersAmongServicesTest {
  private static final SystemId LODOR = SystemId.of("26");
  private static final PlanetId ARRETZE = new PlanetId("arretze");

  @Test
  @Rule("hopes_end.N20")
  void countersOnThePlanetComeBeforeTheCaptivesOfItsLoser() {
    TableKit invaded =
        kit()
            .with(table -> with(table, "carth", on(P1, "arretze")))
            .with(table -> with(table, "harrugh", on(P1, "arretze")))
            .with(table -> with(table, "connor", captive(P3, P1)))
            .units(P1, "16/arretze", SPACE_DOCK, 1)
            .units(P2, "16/arretze", INFANTRY, 2);

    Scenario<?> fought =
        combat(
                invaded
                    .units(P1, "16/arretze", INFANTRY, 1)
                    .frame(
                        new Invasion(P2, SystemId.of("16"))
                            .at(Invasion.Progress.Step.GROUND_COMBAT, List.of(ARRETZE), List.of()))
                    .frame(new GroundCombat(SystemId.of("16"), ARRETZE, P2, P1)))
            .when(P2, new LetPass(Service.COMBAT), 1, 1, 1);
    assertThat(fought.events()).hasAtLeastOneElementOfType(DiceRolled.class);
    assertThat(dice(fought)).as("nobody has taken it yet").isEmpty();

    Scenario<?> taken =
        combat(
            invaded
                .holds(P2, "infiltrate")
                .frame(Invasion.afterPlacement(P2, SystemId.of("16"), List.of(ARRETZE))));
    assertThat(taken.events()).anyMatch(ControlGained.class::isInstance);
    assertThat(dice(taken)).isEmpty();
    assertThat(taken.table().kernel().debtor()).contains(Service.GAME);
    Scenario<?> decided = game(after(taken), 5, 10);
    assertThat(piece(decided.table(), "carth")).isEqualTo(captive(P1, P2));
    assertThat(piece(decided.table(), "harrugh")).isEqualTo(out(P1));
    assertThat(decided.awaited()).as("nothing else has followed").isEmpty();
    Scenario<?> searched = combat(after(decided), 9);
    assertThat(dice(searched)).hasSize(1);
    assertThat(searched.awaited()).as("who may infiltrate").containsExactly(P2);
  }

  @Test
  @Rule("hopes_end.19")
  void anOwnCaptiveThatIsFoundMayGoToThePlanetJustTaken() {
    Scenario<?> found =
        combat(
            kit()
                .with(table -> with(table, "unlenn", captive(P2, P1)))
                .units(P2, "16/arretze", INFANTRY, 1)
                .frame(Invasion.afterPlacement(P2, SystemId.of("16"), List.of(ARRETZE))),
            10);
    Scenario<?> asked = game(after(found));

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(piece(asked.when(P2, choose(Service.GAME, "arretze")).table(), "unlenn"))
        .isEqualTo(on(P2, "arretze"));
    assertThat(piece(asked.when(P2, choose(Service.GAME, "arc_prime")).table(), "unlenn"))
        .isEqualTo(on(P2, "arc_prime"));
    asked.when(P2, choose(Service.GAME, "lodor")).thenRefusedAs("no-such-choice");
  }

  @Test
  @Rule("hopes_end.N13")
  void aShipThatItsSideHasNoRoomForIsLostAsADestroyedOne() {
    Scenario<MapState> peaceful = trimmed(fleet().frame(new Trim(P1, LODOR)));
    Scenario<?> killed = game(after(peaceful));
    assertThat(dice(killed)).isEmpty();
    assertThat(piece(killed.table(), "carth")).isEqualTo(out(P1));

    Scenario<MapState> fighting =
        trimmed(
            fleet()
                .units(P2, "26", CRUISER, 1)
                .frame(new SpaceCombat(LODOR, P2, P1).at(Step.HITS_ASSIGNED))
                .frame(Trim.ofShips(P1, LODOR)));
    assertThat(piece(game(after(fighting), 6).table(), "carth")).isEqualTo(captive(P1, P2));
  }

  @Test
  @Rule("hopes_end.N13")
  void aShipThatIsCapturedIsLostAsADestroyedOne() {
    assertThat(piece(game(after(captured(fleet()))).table(), "carth")).isEqualTo(out(P1));
    TableKit combat =
        fleet()
            .units(P2, "26", CRUISER, 1)
            .frame(new SpaceCombat(LODOR, P2, P1).at(Step.HITS_ASSIGNED));
    assertThat(piece(game(after(captured(combat)), 5).table(), "carth")).isEqualTo(out(P1));
    assertThat(piece(game(after(captured(combat)), 9).table(), "carth")).isEqualTo(captive(P1, P2));
  }

  /** The last flagship is taken off the board to be produced anew. */
  @Test
  @Rule("hopes_end.N13")
  void aShipThatIsProducedAnewIsLostAsADestroyedOne() {
    TableKit fleet =
        sails(kit(), P1, "26", FLAGSHIP, "carth")
            .sheet(P1, 3, 3, 2)
            .units(P1, "16/arretze", SPACE_DOCK, 1)
            .goods(P1, 8, 0)
            .frame(new Production(P1, SystemId.of("16")));
    Scenario<?> producing = game(fleet);
    Form form = producing.options(P1).getFirst().form();
    List<?> lifted =
        ((Field.Count) form.field("lifted")).from().stream().map(Candidate::value).toList();
    assertThat(lifted).hasSize(1);
    assertThat(lifted.getFirst()).asString().contains("mark=leader");

    Scenario<?> produced =
        producing
            .when(P1, anew(Optional.of(ComponentRef.of(new LeaderCounterId("carth")))))
            .thenAccepted();
    assertThat(produced.table().units().count(P1, FLAGSHIP)).isEqualTo(1);
    assertThat(produced.table().units().in(SystemId.of("26"))).isEmpty();
    assertThat(dice(produced)).isEmpty();
    assertThat(piece(produced.table(), "carth")).isEqualTo(out(P1));
    producing.when(P1, anew(Optional.empty())).thenRefused("units.3");
  }

  private static ProduceUnits anew(Optional<ComponentRef> mark) {
    return new ProduceUnits(
        List.of(new Produced(FLAGSHIP, 1, Place.of("16"))),
        List.of(new Lifted(FLAGSHIP, 1, false, Place.of("26"), mark)),
        new Payment(List.of(), 8));
  }

  @Test
  @Rule("hopes_end.N5")
  void aCounterAloneDefendsNothingAndMeetsNoObjective() {
    TableKit taken =
        kit()
            .technologies(P1, "neural_motivator", "dacxive_animators")
            .technologies(P1, "sarween_tools", "graviton_laser_system")
            .units(P2, "16/arretze", INFANTRY, 1)
            .units(P1, "16/arretze", SPACE_DOCK, 1);
    TableKit guarded = taken.with(table -> with(table, "harrugh", on(P1, "arretze")));
    Procedure landed = Invasion.afterPlacement(P2, SystemId.of("16"), List.of(ARRETZE));

    assertThat(combat(guarded.frame(landed)).table().planets().controls(P2, ARRETZE)).isTrue();
    assertThat(met(guarded.table())).isNotEmpty().isEqualTo(met(taken.table()));
  }

  /** The public objectives that Hacan could score. */
  private static List<ObjectiveId> met(Table table) {
    return table.catalog().publicObjectives().values().stream()
        .filter(objective ->
            objective.requirement() instanceof StateRequirement state
                && TableRequirements.meets(table, P1, state))
        .map(PublicObjective::id)
        .toList();
  }

  @Test
  @Rule("hopes_end.N5")
  void aCounterMakesNobodyANeighbourAndKeepsNobodyFromElimination() {
    TableKit apart = kit().units(P2, "16", CRUISER, 1);
    Table without = apart.table();
    Table held = with(without, "carth", captive(P1, P2));
    Table lost = with(held, "gila", captive(P1, P3));

    assertThat(Neighbours.of(lost, P1)).isEqualTo(Neighbours.of(without, P1)).doesNotContain(P3);
    Table alone = with(bare().units(P1, "26", CRUISER, 1).table(), "carth", captive(P1, P2));
    assertThat(LeaderKit.RULES.settle(alone)).contains(new PlayerEliminated(P1));
  }

  private static Scenario<MapState> captured(TableKit kit) {
    return trimmed(kit.frame(Trim.capturedBy(P2, P1, LODOR)));
  }

  /** The marked ship of two leaves, because the fleet pool has a single token. */
  private static Scenario<MapState> trimmed(TableKit kit) {
    Scenario<MapState> trimmed =
        Scenario.given(new MapDecider(StandardRules.TABLE), kit)
            .when(P1, new TrimUnits(List.of(ship(P1, CRUISER, "carth"))));
    assertThat(trimmed.events()).anyMatch(UnitsRemoved.class::isInstance);
    assertThat(trimmed.table().kernel().within(Effect.class)).isPresent();
    return trimmed;
  }

  private static TableKit fleet() {
    return sails(kit().units(P1, "26", CRUISER, 1), P1, "26", CRUISER, "carth").sheet(P1, 3, 1, 2);
  }

  private static List<AbilityDiceRolled> dice(Scenario<?> scenario) {
    return scenario.events().stream()
        .filter(AbilityDiceRolled.class::isInstance)
        .map(AbilityDiceRolled.class::cast)
        .toList();
  }

  private static TableKit after(Scenario<?> scenario) {
    return kit().with(_ -> scenario.table());
  }

  private static Scenario<?> game(TableKit kit, int... dice) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit, dice);
  }

  private static Scenario<?> combat(TableKit kit, int... dice) {
    return Scenario.given(new CombatDecider(StandardRules.TABLE), kit, dice);
  }

  private static TableKit kit() {
    return bare().controls(P1, "arretze", "lodor");
  }

  private static TableKit bare() {
    return LeaderKit.players(3)
        .player(P1, "hacan")
        .player(P2, "letnev")
        .player(P3, "sol")
        .tile("26", 0, 0)
        .tile("16", 2, 0)
        .tile("10", 4, 0)
        .tile("1", 6, 0)
        .controls(P2, "arc_prime")
        .controls(P3, "jord")
        .round(1);
  }
}
