package org.lazax.components.faction.arborec;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.unit.Cost;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsRemoved;

/**
 * The user chooses a ship of any player, no fighter. Its owner may replace it by one that costs at
 * most 2 more. If none of the type is in the reinforcements, one is taken from another system
 * without a command token of the owner. Nothing is destroyed or produced. Rules:
 * leader/letani_ospha.N1 to leader/letani_ospha.N3.
 */
final class LetaniOspha extends Card<ComponentAction> implements ActionAbility {
  private static final String PLAYER = "player";
  private static final String SHIP = "ship";
  private static final String REPLACEMENT = "replacement";

  /** How many resources more than the ship the replacement may cost. */
  private static final int MORE = 2;

  LetaniOspha() {
    super(Kind.LEADER, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table)
        && table.seats().stream().anyMatch(seat -> ships(table, seat).findAny().isPresent());
  }

  /** The ships of a player that can be replaced, one of each kind and system. */
  private static Stream<Piece> ships(Table table, Seat owner) {
    return table.units().at().entrySet().stream()
        .flatMap(at ->
            at.getValue().stream()
                .filter(stack -> stack.owner().equals(owner))
                .filter(stack -> stack.type().isShip() && stack.type() != UnitType.FIGHTER)
                .flatMap(stack -> Piece.of(at.getKey(), stack, 1).stream()))
        .filter(ship -> !replacements(table, owner, ship).isEmpty());
  }

  /** The sources of all ships that may replace this one. */
  private static List<String> replacements(Table table, Seat owner, Piece ship) {
    int most = cost(Stats.of(table, ship.stack(owner))).orElse(0) + MORE;
    return Stream.of(UnitType.values())
        .filter(UnitType::isShip)
        .filter(type ->
            Stats.find(table, owner, type)
                .flatMap(LetaniOspha::cost)
                .filter(cost -> cost <= most)
                .isPresent())
        .filter(type -> UnitPlacement.isOpen(table, owner, type, ship.from()))
        .flatMap(type -> UnitPlacement.sources(table, owner, type, ship.from(), List.of()).stream())
        .toList();
  }

  private static Optional<Integer> cost(UnitCard card) {
    return card.cost().map(Cost::resources);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    if (!soFar.has(PLAYER)) {
      return Optional.of(
          Ask.one(
              PLAYER,
              table.seats().stream()
                  .filter(seat -> ships(table, seat).findAny().isPresent())
                  .toList()));
    }
    Seat owner = Seat.of(soFar.one(PLAYER).orElseThrow());
    if (!soFar.has(SHIP)) {
      return Optional.of(Ask.one(SHIP, ships(table, owner).toList()));
    }
    Piece ship = Piece.parse(soFar.one(SHIP).orElseThrow());
    return soFar.has(REPLACEMENT)
        ? Optional.empty()
        : Optional.of(new Ask(REPLACEMENT, replacements(table, owner, ship), 0, 1).chosenBy(owner));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Seat owner = Seat.of(chosen.one(PLAYER).orElseThrow());
    Piece ship = Piece.parse(chosen.one(SHIP).orElseThrow());
    chosen.one(REPLACEMENT).ifPresent(source -> replace(draft, owner, ship, source));
  }

  private static void replace(Draft<?, Table> draft, Seat owner, Piece ship, String source) {
    draft.add(new UnitsRemoved(ship.from(), List.of(ship.stack(owner))));
    UnitPlacement.placeFrom(draft, owner, source, ship.from());
  }
}
