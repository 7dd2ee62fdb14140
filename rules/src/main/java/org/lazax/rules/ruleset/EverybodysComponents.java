package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.Player;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.TableParts;
import org.lazax.table.component.LaysComponents;
import org.lazax.table.council.Law;
import org.lazax.table.immutable.ResultCache;
import org.lazax.table.planets.PlanetCard;

/**
 * The components that act for the players still in the game, clockwise. It also keeps results that
 * depend only on them. It is read at every step and changes rarely. Therefore it is kept with the
 * active components of the first player until other components act for anybody.
 */
public final class EverybodysComponents {
  private final List<ActiveComponents> each;
  private final ResultCache cache;

  /** The parts of the table by which cards and copies act. */
  private final List<Object> acting;

  /** What determines which components act, as it was when these were found. */
  private final Map<Seat, Player> players;

  private final Settings settings;
  private final Map<PlanetId, PlanetCard> planets;
  private final TableParts parts;
  private final List<Law> laws;
  private final List<LastingEffect> effects;

  private EverybodysComponents(List<ActiveComponents> each, Table table, ResultCache cache) {
    this.each = each;
    this.cache = cache;
    this.acting = acting(table);
    this.players = table.players();
    this.settings = table.settings();
    this.planets = table.planets().cards();
    this.parts = table.parts();
    this.laws = table.council().laws();
    this.effects = table.kernel().effects();
  }

  /** The components that act for all players now. */
  public static EverybodysComponents of(Table table) {
    return table.cached(EverybodysComponents.class, EverybodysComponents::now);
  }

  @SuppressWarnings("ReferenceEquality") // what no event has changed is the same object
  private static EverybodysComponents now(Table table) {
    EverybodysComponents last = ActiveComponents.lastWithOthers(table);
    if (last == null || !last.comesFrom(table)) {
      return found(table);
    }
    if (last.planets == table.planets().cards()
        && last.parts == table.parts()
        && last.effects == table.kernel().effects()) {
      return last;
    }
    return last.hasSameCards(table)
        ? last.each
            .getFirst()
            .withOthers(_ -> new EverybodysComponents(last.each, table, last.cache))
        : found(table);
  }

  private static EverybodysComponents found(Table table) {
    List<ActiveComponents> each = new ArrayList<>();
    for (Player player : table.players().values()) {
      if (!player.eliminated()) {
        each.add(ActiveComponents.found(table, player));
      }
    }
    return each.isEmpty()
        ? new EverybodysComponents(each, table, new ResultCache())
        : each.getFirst()
            .withOthers(last ->
                new EverybodysComponents(
                    each,
                    table,
                    last != null && last.areThose(each) ? last.cache : new ResultCache()));
  }

  /** The components of this player; null if it is not in the game. */
  @Nullable ActiveComponents of(Seat seat) {
    for (ActiveComponents one : each) {
      if (one.seat().equals(seat)) {
        return one;
      }
    }
    return null;
  }

  /** Whether everything but planet cards, parts of the table and lasting effects is unchanged. */
  @SuppressWarnings("ReferenceEquality") // what no event has changed is the same object
  private boolean comesFrom(Table table) {
    return haveSamePowers(table.players())
        && laws == table.council().laws()
        && settings == table.settings();
  }

  /** Whether the same cards come from planets, parts of the table, lasting effects and loans. */
  private boolean hasSameCards(Table table) {
    return hasSameParts(table) && controlTheSame(table) && lastAlike(table);
  }

  private static List<Object> acting(Table table) {
    List<Object> acting = new ArrayList<>(table.parts().answering(LaysComponents.class));
    acting.addAll(table.parts().answering(CopiesTechnologies.class));
    return acting;
  }

  @SuppressWarnings("ReferenceEquality") // a part that no event has changed is the same object
  private boolean hasSameParts(Table table) {
    List<Object> now = acting(table);
    if (now.size() != acting.size()) {
      return false;
    }
    for (int at = 0; at < now.size(); at++) {
      if (now.get(at) != acting.get(at)) {
        return false;
      }
    }
    return true;
  }

  private boolean lastAlike(Table table) {
    for (ActiveComponents one : each) {
      if (!one.borrowsAlike(table) || !one.lastAlike(table)) {
        return false;
      }
    }
    return true;
  }

  private boolean controlTheSame(Table table) {
    for (PlanetId planet : Ruleset.of(table).legendary()) {
      PlanetCard before = planets.get(planet);
      PlanetCard now = table.planets().cards().get(planet);
      if (before == null
          ? now != null
          : now == null || !now.controller().equals(before.controller())) {
        return false;
      }
    }
    return true;
  }

  @SuppressWarnings("ReferenceEquality") // most events change no player
  private boolean haveSamePowers(Map<Seat, Player> now) {
    if (players == now) {
      return true;
    }
    if (players.size() != now.size()) {
      return false;
    }
    Iterator<Player> before = players.values().iterator();
    for (Player player : now.values()) {
      if (!player.hasPowersOf(before.next())) {
        return false;
      }
    }
    return true;
  }

  private boolean areThose(List<ActiveComponents> now) {
    if (now.size() != each.size()) {
      return false;
    }
    for (int at = 0; at < now.size(); at++) {
      if (!now.get(at).areThose(each.get(at))) {
        return false;
      }
    }
    return true;
  }

  /**
   * A result that is computed from the active components of each player alone, computed once.
   *
   * @param key identifies the result and the type of the list's elements
   */
  public <E> List<E> cached(Object key, Function<ActiveComponents, List<E>> compute) {
    return cache.get(key, () -> all(compute));
  }

  private <E> List<E> all(Function<ActiveComponents, List<E>> compute) {
    List<E> all = new ArrayList<>();
    for (ActiveComponents one : each) {
      all.addAll(compute.apply(one));
    }
    return List.copyOf(all);
  }
}
