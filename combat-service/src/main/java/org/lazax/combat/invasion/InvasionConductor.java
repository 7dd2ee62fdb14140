package org.lazax.combat.invasion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.bombardment.BombardmentConductor;
import org.lazax.combat.groundcombat.CommittedShipReturn;
import org.lazax.combat.spacecannon.SpaceCannonDefenseConductor;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.GroundForces;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.rules.procedure.CombatOutcome.Landed;
import org.lazax.rules.procedure.CombatProcedure.Commitment;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonDefense;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.Invasion.Kind;
import org.lazax.rules.procedure.Invasion.Progress.Step;
import org.lazax.rules.units.Encounters;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Runs an invasion: bombardment, commitment of ground forces, space cannon defense on all planets,
 * ground combat planet by planet, then control of all planets. If a step concerns several planets,
 * the active player chooses their order. Rules: invasion.1 to invasion.5, ground_combat.N3.
 */
@Asks(
    value = "choose-planet",
    awaited = "The active player, where a step concerns several planets.",
    silence = "`choose-planet`: the first one")
public final class InvasionConductor
    implements Conductor<CombatState, Table, Invasion, ChoosePlanet> {
  private static final String ABOUT = "choose-planet";

  @Override
  public Class<Invasion> procedure() {
    return Invasion.class;
  }

  @Override
  public Class<ChoosePlanet> commands() {
    return ChoosePlanet.class;
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, Invasion invasion) {
    switch (invasion.progress().step()) {
      case BEGIN -> begin(draft, invasion);
      case BOMBARDMENT -> bombard(draft, invasion);
      case COMMIT -> commit(draft, invasion);
      case COMMITTING -> land(draft, invasion);
      case COMMITTED -> committed(draft, invasion);
      case LANDED -> landed(draft, invasion);
      case ANSWERED -> defend(draft, invasion);
      case SPACE_CANNON_DEFENSE, GROUND_COMBAT -> planetByPlanet(draft, invasion);
      case ESTABLISH_CONTROL -> establishControl(draft, invasion);
    }
  }

  private static void establishControl(Draft<CombatState, Table> draft, Invasion invasion) {
    List<PlanetId> left = EstablishControl.left(draft.table(), invasion);
    if (left.isEmpty()) {
      draft.close();
    } else if (EstablishControl.dependsOnOrder(draft.table(), invasion, left)) {
      draft.change(at(invasion, Step.ESTABLISH_CONTROL, left));
      draft.ask(ABOUT, invasion.seat());
    } else {
      gainControl(draft, invasion, left.getFirst());
    }
  }

  private static void gainControl(
      Draft<CombatState, Table> draft, Invasion invasion, PlanetId planet) {
    draft.call(new GainControl(Service.COMBAT, invasion.seat(), planet));
  }

  /**
   * Opens the moments at the start of an invasion, one for each other player with units in the
   * system.
   */
  private static void begin(Draft<CombatState, Table> draft, Invasion invasion) {
    Place space = Place.space(invasion.system());
    List<InFight> beginnings =
        draft.table().units().in(invasion.system()).values().stream()
            .flatMap(List::stream)
            .map(UnitStack::owner)
            .filter(owner -> !owner.equals(invasion.seat()))
            .distinct()
            .map(other -> new CombatContext(space, invasion.seat(), other, 0))
            .map(fight -> fight.both(CombatMoment.INVASION_BEGINS))
            .filter(begins -> CombatMoments.MOMENTS.concern(draft.table(), begins))
            .toList();
    if (beginnings.isEmpty()) {
      bombard(draft, invasion);
    } else {
      draft.change(at(invasion, Step.BOMBARDMENT, List.of()));
      draft.callInOrder(beginnings, begins -> CombatMoments.occurs(draft, begins));
    }
  }

  private static void bombard(Draft<CombatState, Table> draft, Invasion invasion) {
    Bombardment bombardment = new Bombardment(invasion.seat(), invasion.system());
    boolean possible = BombardmentConductor.isPossible(draft.table(), bombardment);
    draft.change(at(invasion, Step.COMMIT, List.of()));
    if (possible) {
      draft.call(bombardment);
    }
  }

  /** Opens the moment before ground forces are committed. */
  private static void commit(Draft<CombatState, Table> draft, Invasion invasion) {
    InFight committing = told(draft.table(), invasion, CombatMoment.COMMITTING);
    if (CombatMoments.MOMENTS.concern(draft.table(), committing)) {
      draft.change(at(invasion, Step.COMMITTING, List.of()));
      CombatMoments.occurs(draft, committing);
    } else {
      land(draft, invasion);
    }
  }

  /** A moment of the invader alone. */
  private static InFight told(Table table, Invasion invasion, CombatMoment moment) {
    Seat other = table.clockwiseFrom(invasion.seat()).getLast();
    return new CombatContext(Place.space(invasion.system()), invasion.seat(), other, 0)
        .told(moment, invasion.seat());
  }

  /**
   * The other ground forces land. Until then the planets of those who were lost on the way count as
   * landed on, as they are paid for.
   */
  private static void land(Draft<CombatState, Table> draft, Invasion invasion) {
    Commitment commitment = new Commitment(invasion.seat(), invasion.system());
    if (CommitmentConductor.isPossible(draft.table(), commitment)) {
      draft.change(at(invasion, Step.COMMITTED, List.of()));
      draft.call(commitment);
      return;
    }
    List<PlanetId> arrived = arrived(draft.table(), invasion);
    if (arrived.isEmpty()) {
      fight(draft, invasion, List.of());
    } else {
      landed(draft, invasion.at(Step.LANDED, arrived, List.of()));
    }
  }

  /**
   * The planets on which an ability has landed ground forces and on which any are left. Rule:
   * leader/ghom_sekkus.N8.4.
   */
  private static List<PlanetId> arrived(Table table, Invasion invasion) {
    return invasion.progress().landed().stream()
        .filter(planet -> GroundForces.present(table, place(invasion, planet), invasion.seat()))
        .toList();
  }

  private static void committed(Draft<CombatState, Table> draft, Invasion invasion) {
    List<PlanetId> landed =
        Stream.concat(arrived(draft.table(), invasion).stream(), landings(draft).stream())
            .distinct()
            .toList();
    if (invasion.kind() == Kind.WITHOUT_RETURN) {
      draft.addAll(InvaderShipRemoval.of(draft.table(), invasion.seat(), invasion.system()));
    }
    if (landed.isEmpty()) {
      fight(draft, invasion, landed);
      return;
    }
    Invasion now = invasion.at(Step.LANDED, landed, List.of());
    InFight landing = told(draft.table(), invasion, CombatMoment.LANDED);
    if (CombatMoments.MOMENTS.concern(draft.table(), landing)) {
      draft.change(now);
      CombatMoments.occurs(draft, landing);
    } else {
      landed(draft, now);
    }
  }

  private static void landed(Draft<CombatState, Table> draft, Invasion invasion) {
    if (!answered(draft, invasion)) {
      defend(draft, invasion);
    }
  }

  private static void defend(Draft<CombatState, Table> draft, Invasion invasion) {
    List<PlanetId> defended =
        invasion.progress().landed().stream()
            .filter(_ -> invasion.kind() != Kind.WITHOUT_SPACE_CANNON)
            .filter(planet ->
                GroundForces.present(draft.table(), place(invasion, planet), invasion.seat()))
            .filter(planet ->
                !SpaceCannonDefenseConductor.shooters(
                        draft.table(), place(invasion, planet), invasion.seat())
                    .isEmpty())
            .toList();
    draft.change(invasion.at(Step.SPACE_CANNON_DEFENSE, invasion.progress().landed(), defended));
  }

  /**
   * Opens the moments after ground forces were committed, one for each planet of another player,
   * before any space cannon fires.
   */
  private static boolean answered(Draft<CombatState, Table> draft, Invasion invasion) {
    List<InFight> answers =
        invasion.progress().landed().stream()
            .flatMap(planet ->
                draft.table().planets().controller(planet).stream()
                    .filter(owner -> !owner.equals(invasion.seat()))
                    .map(owner ->
                        new CombatContext(place(invasion, planet), invasion.seat(), owner, 0)))
            .map(fight -> fight.both(CombatMoment.COMMITTED))
            .filter(committed -> CombatMoments.MOMENTS.concern(draft.table(), committed))
            .toList();
    if (answers.isEmpty()) {
      return false;
    }
    draft.change(invasion.at(Step.ANSWERED, invasion.progress().landed(), List.of()));
    draft.callInOrder(answers, committed -> CombatMoments.occurs(draft, committed));
    return true;
  }

  private static List<PlanetId> landings(Draft<CombatState, Table> draft) {
    return draft
        .table()
        .kernel()
        .frame()
        .flatMap(Frame::returned)
        .map(outcome -> outcome instanceof Landed(var planets) ? planets : List.<PlanetId>of())
        .orElse(List.of());
  }

  private static void planetByPlanet(Draft<CombatState, Table> draft, Invasion invasion) {
    if (invasion.progress().left().size() > 1) {
      draft.ask(ABOUT, invasion.seat());
    } else if (invasion.progress().left().size() == 1) {
      goOn(draft, invasion, invasion.progress().left().getFirst());
    } else if (invasion.progress().step() == Step.SPACE_CANNON_DEFENSE) {
      fight(draft, invasion, invasion.progress().landed());
    } else {
      invasion
          .progress()
          .landed()
          .forEach(planet -> CommittedShipReturn.planet(draft, place(invasion, planet)));
      draft.change(at(invasion, Step.ESTABLISH_CONTROL, List.of()));
    }
  }

  /**
   * Begins the ground combats: on planets to which units were committed, and on planets where the
   * active player's ground forces coexist with others'. Rule: faction_ability/coalescence.N1.
   */
  private static void fight(
      Draft<CombatState, Table> draft, Invasion invasion, List<PlanetId> landed) {
    List<PlanetId> all = new ArrayList<>(landed);
    Encounters.onPlanets(draft.table(), invasion.system(), invasion.seat()).stream()
        .filter(planet -> !landed.contains(planet))
        .forEach(all::add);
    if (all.isEmpty()) {
      draft.close();
      return;
    }
    List<PlanetId> contested =
        all.stream().filter(planet -> isContested(draft.table(), invasion, planet)).toList();
    draft.change(invasion.at(Step.GROUND_COMBAT, all, contested));
  }

  private static boolean isContested(Table table, Invasion invasion, PlanetId planet) {
    Place place = place(invasion, planet);
    return GroundForces.present(table, place, invasion.seat())
        && GroundForces.defender(table, place, invasion.seat()).isPresent();
  }

  private static void goOn(Draft<CombatState, Table> draft, Invasion invasion, PlanetId planet) {
    Place place = place(invasion, planet);
    draft.change(
        at(
            invasion,
            invasion.progress().step(),
            Copies.without(invasion.progress().left(), planet)));
    switch (invasion.progress().step()) {
      case ESTABLISH_CONTROL -> gainControl(draft, invasion, planet);
      case SPACE_CANNON_DEFENSE ->
          draft.call(
              new SpaceCannonDefense(
                  invasion.seat(),
                  invasion.system(),
                  planet,
                  SpaceCannonDefenseConductor.shooters(draft.table(), place, invasion.seat())));
      default ->
          GroundForces.defender(draft.table(), place, invasion.seat())
              .ifPresent(defender ->
                  draft.call(
                      new GroundCombat(invasion.system(), planet, invasion.seat(), defender)));
    }
  }

  private static String rule(Step step) {
    return switch (step) {
      case ESTABLISH_CONTROL -> "exploration.N3";
      case SPACE_CANNON_DEFENSE -> "invasion.3.1";
      default -> "invasion.4.1";
    };
  }

  @Override
  public void answer(Draft<CombatState, Table> draft, Invasion invasion, ChoosePlanet command) {
    draft.require(
        invasion.progress().left().contains(command.planet()),
        rule(invasion.progress().step()),
        "nothing is left to do on this planet",
        "planet",
        command.planet());
    draft.answered();
    goOn(draft, invasion, command.planet());
  }

  @Override
  public List<Option> options(Position<CombatState, Table> position, Invasion invasion, Seat seat) {
    return List.of(new ChoosePlanetOption(invasion.progress().left()));
  }

  @Override
  public Optional<ChoosePlanet> defaultAnswer(
      Position<CombatState, Table> position, Invasion invasion, Seat seat) {
    return Optional.of(new ChoosePlanet(invasion.progress().left().getFirst()));
  }

  private static Place place(Invasion invasion, PlanetId planet) {
    return Place.on(invasion.system(), planet);
  }

  private static Invasion at(Invasion invasion, Step step, List<PlanetId> left) {
    return invasion.at(step, invasion.progress().landed(), left);
  }
}
