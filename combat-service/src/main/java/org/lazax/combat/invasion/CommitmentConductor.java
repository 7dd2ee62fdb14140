package org.lazax.combat.invasion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.combat.ActiveHook;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.invasion.BarsLandings;
import org.lazax.rules.invasion.CommitmentHooks;
import org.lazax.rules.invasion.LandingPayments;
import org.lazax.rules.invasion.Landings;
import org.lazax.rules.planets.Attachments;
import org.lazax.rules.procedure.CombatOutcome.Landed;
import org.lazax.rules.procedure.CombatProcedure.Commitment;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Asks the active player which units are committed to which planets. Any ground forces in the space
 * area can be committed, also to planets of other players, and any units that a component allows to
 * be committed. A silent player commits none. Rules: invasion.2 to invasion.2.3.
 */
@Asks(
    value = "commit-ground-forces",
    awaited = "The active player with units that can be committed.",
    silence = "`commit-ground-forces`: none")
public final class CommitmentConductor
    implements Conductor<CombatState, Table, Commitment, CommitGroundForces> {
  private static final String ABOUT = "commit-ground-forces";

  @Override
  public Class<Commitment> procedure() {
    return Commitment.class;
  }

  @Override
  public Class<CommitGroundForces> commands() {
    return CommitGroundForces.class;
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, Commitment commitment) {
    if (isPossible(draft.table(), commitment)) {
      draft.ask(ABOUT, commitment.seat());
    } else {
      draft.close(new Landed(List.of()));
    }
  }

  /** Whether there are units to commit and planets to commit them to. */
  static boolean isPossible(Table table, Commitment commitment) {
    return !available(table, commitment).isEmpty() && !planets(table, commitment).isEmpty();
  }

  @Override
  public void answer(
      Draft<CombatState, Table> draft, Commitment commitment, CommitGroundForces command) {
    Map<PlanetId, List<UnitStack>> landings = landings(commitment.seat(), command.landings());
    draft.require(broken(draft.table(), commitment, landings));
    draft.require(Custodians.broken(draft.table(), commitment.seat(), command));
    List<UnitsMoved> moved = moved(commitment, landings);
    List<Place> dropped = command.dropped().orElse(List.of());
    draft.require(ReturnedInfantry.broken(draft.table(), commitment, moved, dropped));
    draft.answered();
    command.custodians().ifPresent(payment -> Custodians.take(draft, commitment.seat(), payment));
    LandingCosts.pay(draft, commitment, command);
    dropped.forEach(
        place -> draft.add(ReturnedInfantry.from(draft.table(), commitment.seat(), place)));
    draft.addAll(moved);
    draft.close(new Landed(List.copyOf(landings.keySet())));
  }

  private static List<UnitsMoved> moved(
      Commitment commitment, Map<PlanetId, List<UnitStack>> landings) {
    Place space = Place.space(commitment.system());
    List<UnitsMoved> moved = new ArrayList<>();
    landings.forEach((planet, units) ->
        moved.add(new UnitsMoved(space, Place.on(commitment.system(), planet), units)));
    return moved;
  }

  /** The units by planet, with like units put together. */
  private static Map<PlanetId, List<UnitStack>> landings(Seat seat, List<Landing> landings) {
    Map<PlanetId, List<UnitSelection>> groups = new TreeMap<>();
    for (Landing landing : landings) {
      groups.computeIfAbsent(landing.planet(), _ -> new ArrayList<>()).addAll(landing.units());
    }
    Map<PlanetId, List<UnitStack>> stacks = new TreeMap<>();
    groups.forEach((planet, units) -> stacks.put(planet, UnitSelection.stacks(seat, units)));
    return stacks;
  }

  private static Optional<Refusal> broken(
      Table table, Commitment commitment, Map<PlanetId, List<UnitStack>> landings) {
    for (PlanetId planet : landings.keySet()) {
      if (!table.galaxy().planets(commitment.system()).contains(planet)) {
        return Optional.of(
            Refusal.rule("invasion.2", "ground forces land on planets of the active system")
                .with("planet", planet));
      }
      Optional<String> bar = BarsLandings.of(table, commitment.seat(), planet);
      if (bar.isPresent()) {
        return Optional.of(
            Refusal.rule(bar.get(), "no units can be committed to this planet now")
                .with("planet", planet));
      }
    }
    List<UnitStack> available = available(table, commitment);
    List<UnitStack> wanted =
        UnitSelection.stacks(
            commitment.seat(),
            UnitSelection.of(landings.values().stream().flatMap(List::stream).toList()));
    return wanted.stream()
        .filter(stack ->
            available.stream().noneMatch(a -> a.alike(stack) && a.count() >= stack.count()))
        .findFirst()
        .map(stack ->
            Refusal.rule("invasion.2", "only ground forces in the system's space can land")
                .with("units", stack));
  }

  private static List<UnitStack> available(Table table, Commitment commitment) {
    Place space = Place.space(commitment.system());
    Seat seat = commitment.seat();
    TableCombatView battle = TableCombatView.against(table, space, seat);
    Side side = battle.side(seat);
    List<ActiveHook<CommitmentHooks>> hooks = battle.hooks(side, CommitmentHooks.class);
    return table.units().at(space, seat).stream()
        .filter(stack -> {
          UnitCard card = Stats.of(table, stack);
          UnitGroup unit = new UnitGroup(card, space, stack.count(), 0);
          return card.isGroundForce()
              || hooks.stream().anyMatch(hook -> hook.hooks().commits(unit.card()));
        })
        .toList();
  }

  /**
   * The planets to which units can be committed. Closed planets are left out, and planets with a
   * cost that the player cannot pay.
   */
  private static List<PlanetId> planets(Table table, Commitment commitment) {
    Map<PlanetId, Integer> tolls = LandingCosts.of(table, commitment);
    return table.galaxy().planets(commitment.system()).stream()
        .filter(planet -> !Attachments.close(table, planet))
        .filter(planet -> BarsLandings.of(table, commitment.seat(), planet).isEmpty())
        .filter(planet ->
            !Landings.isGuarded(table, planet)
                || Custodians.price(table, commitment.seat()).isPresent())
        .filter(planet ->
            !tolls.containsKey(planet)
                || LandingPayments.arePayable(
                    table, commitment.seat(), tolls.getOrDefault(planet, 0)))
        .toList();
  }

  @Override
  public List<Option> options(
      Position<CombatState, Table> position, Commitment commitment, Seat seat) {
    Table table = position.table();
    List<PlanetId> planets = planets(table, commitment);
    return List.of(
        new CommitOption(
            UnitSelection.of(available(table, commitment)),
            planets,
            planets.stream()
                .filter(planet -> Landings.isGuarded(table, planet))
                .findFirst()
                .flatMap(_ -> Custodians.price(table, seat)),
            LandingCosts.asked(table, commitment, planets),
            ReturnedInfantry.places(table, commitment, planets.size())));
  }

  @Override
  public Optional<CommitGroundForces> defaultAnswer(
      Position<CombatState, Table> position, Commitment commitment, Seat seat) {
    return Optional.of(CommitGroundForces.NOBODY);
  }
}
