package org.lazax.components.hopesend;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.MovementBegins;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * A diplomat aboard a ship asks for leave to pass systems with ships of other players, once in a
 * movement. All whose ships are in a system have to allow it. Rules: hopes_end.26, hopes_end.26.1,
 * hopes_end.N31.
 */
final class Pass extends Paragraph<MovementBegins> {
  static final String NAME = "pass";

  private static final String SYSTEMS = "systems";
  private static final String LEAVE = "leave";

  Pass(LeaderCounterId leader) {
    super(leader, NAME, MovementBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, MovementBegins begins) {
    return begins.active().equals(grant.user())
        && isInPlayFor(table, grant.user())
        && piece(table).flatMap(LeaderPiece::ship).isPresent()
        && !LastingEffects.is(table, grant)
        && !held(table, begins).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, MovementBegins begins, Chosen soFar) {
    if (!soFar.has(SYSTEMS)) {
      List<String> systems = systems(table, begins).stream().map(SystemId::value).toList();
      return Optional.of(new Ask(SYSTEMS, systems, 1, systems.size()));
    }
    return soFar.has(LEAVE)
        ? Optional.empty()
        : Optional.of(
            Ask.together(
                table.clockwiseFrom(grant.user()).stream()
                    .filter(seat -> !seat.equals(grant.user()))
                    .filter(seat ->
                        soFar.all(SYSTEMS).stream().anyMatch(system -> isIn(table, seat, system)))
                    .map(seat -> leave(table, seat, soFar))
                    .toList()));
  }

  /** This player allows some of the systems, or none. */
  private static Ask leave(Table table, Seat seat, Chosen soFar) {
    List<String> theirs =
        soFar.all(SYSTEMS).stream().filter(system -> isIn(table, seat, system)).toList();
    return new Ask(LEAVE, theirs, 0, theirs.size()).chosenBy(seat);
  }

  private static List<SystemId> systems(Table table, MovementBegins begins) {
    Set<SystemId> held = held(table, begins);
    return table.galaxy().ids().stream().filter(held::contains).toList();
  }

  /** Where ships of others are, apart from the active system. */
  private static Set<SystemId> held(Table table, MovementBegins begins) {
    return table.units().at().entrySet().stream()
        .filter(at ->
            at.getValue().stream()
                .anyMatch(unit -> unit.type().isShip() && !unit.owner().equals(begins.active())))
        .map(at -> at.getKey().system())
        .filter(Predicate.not(begins.system()::equals))
        .collect(Collectors.toSet());
  }

  private static boolean isIn(Table table, Seat seat, String system) {
    return !table.units().ships(SystemId.of(system), seat).isEmpty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, MovementBegins begins, Chosen chosen) {
    Table table = draft.table();
    String open =
        chosen.all(SYSTEMS).stream()
            .filter(system ->
                table.seats().stream()
                    .filter(seat -> !seat.equals(grant.user()) && isIn(table, seat, system))
                    .allMatch(seat -> chosen.of(LEAVE, seat).contains(system)))
            .collect(Collectors.joining(" "));
    int action = table.kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.add(LastingEffects.until(action, name(), grant, Map.of(SYSTEMS, open)));
  }

  /** Whether everybody has allowed the passage of this system in this movement. */
  static boolean isOpen(Map<String, String> effect, SystemId system) {
    return List.of(effect.getOrDefault(SYSTEMS, "").split(" ")).contains(system.value());
  }
}
