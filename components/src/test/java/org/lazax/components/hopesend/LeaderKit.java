package org.lazax.components.hopesend;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.expansion.Expansions;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Lays leader counters for tests of Hope's End. */
public final class LeaderKit {
  public static final Ruleset RULES = rules("hopes_end");

  /** The rules of games whose counters lie face down. */
  public static final Ruleset FACE_DOWN = rules("hopes_end", "hopes_end_face_down");

  private LeaderKit() {}

  private static Ruleset rules(String... variants) {
    return StandardRules.BOOK.of(
        Optional.of(
            Stream.concat(Expansions.USUAL.stream(), Stream.of(variants).map(ExpansionId::new))
                .toList()));
  }

  /** A table of a game with the variant. */
  public static TableKit players(int count) {
    return TableKit.players(count).with(table -> table.withRules(RULES));
  }

  public static LeaderPiece on(Seat owner, String planet) {
    return LeaderPiece.on(owner, new PlanetId(planet));
  }

  /** A counter aboard the ship with the mark of a counter. */
  public static LeaderPiece aboard(Seat owner, String mark) {
    return on(owner, "jord").aboard(mark(mark));
  }

  public static LeaderPiece captive(Seat owner, Seat captor) {
    return on(owner, "jord").captiveOf(captor);
  }

  public static LeaderPiece escaping(Seat owner) {
    return on(owner, "jord").escaping();
  }

  public static LeaderPiece out(Seat owner) {
    return on(owner, "jord").killed();
  }

  public static Table with(Table table, String leader, LeaderPiece piece) {
    return table.withPart(
        LeaderCounters.ID,
        counters -> {
          Map<LeaderCounterId, LeaderPiece> pieces = new TreeMap<>(counters.pieces());
          pieces.put(new LeaderCounterId(leader), piece);
          return new LeaderCounters(pieces);
        });
  }

  /** A counter lies under a back. */
  public static Table hides(Table table, Seat owner, String back, String leader) {
    return table.withPart(
        Identities.ID,
        identities ->
            identities.mixed(
                owner, Map.of(new LeaderCounterId(back), new LeaderCounterId(leader))));
  }

  /** A ship with these counters aboard, which has the mark of the first. */
  public static TableKit sails(
      TableKit kit, Seat owner, String system, UnitType type, String... leaders) {
    return kit.with(table -> {
      Table now =
          table.withUnits(
              table.units().plus(Place.of(system), List.of(ship(owner, type, leaders[0]))));
      for (String leader : leaders) {
        now = with(now, leader, aboard(owner, leaders[0]));
      }
      return now;
    });
  }

  /** A ship with the mark of a counter. */
  public static UnitStack ship(Seat owner, UnitType type, String mark) {
    return UnitStack.of(owner, type, 1).marked(Optional.of(mark(mark)));
  }

  public static ComponentRef mark(String leader) {
    return ComponentRef.of(new LeaderCounterId(leader));
  }

  public static LeaderPiece piece(Table table, String leader) {
    return LeaderCounters.find(table, new LeaderCounterId(leader)).orElseThrow();
  }

  /** The use of a paragraph of a counter, such as {@code carth#board}. */
  public static UseAbility use(Service service, String paragraph) {
    return new UseAbility(service, AbilityRef.parse("leader_counter/" + paragraph));
  }

  public static Choose choose(Service service, String... chosen) {
    return new Choose(service, List.of(chosen));
  }
}
