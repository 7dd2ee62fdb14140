package org.lazax.rules.setup;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.faction.Faction.HomeOption;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.setup.ChosenHomes;

/**
 * The factions whose home systems players have: their own or, if it has none, one that they have
 * chosen among factions that nobody plays.
 */
public final class HomeFaction {
  private HomeFaction() {}

  /**
   * The faction in whose home system a player begins. As long as it has not chosen, this is the
   * first that it can choose; in a given position this stays so.
   */
  public static Faction of(Table table, Seat seat) {
    Faction own = own(table, seat);
    return own.homeOptions().isEmpty()
        ? own
        : table.catalog().faction(option(table, seat).map(HomeOption::of).orElse(own.id()));
  }

  private static Faction own(Table table, Seat seat) {
    return table.catalog().faction(table.player(seat).faction());
  }

  /** What a player has chosen; empty if its faction has a home system of its own. */
  public static Optional<HomeOption> option(Table table, Seat seat) {
    FactionId chosen = table.part(ChosenHomes.ID).of().get(seat);
    return own(table, seat).homeOptions().stream()
        .filter(option -> option.of().equals(chosen))
        .findFirst()
        .or(() -> open(table, seat).stream().findFirst());
  }

  /** The home systems that a player can choose, those of factions that nobody plays. */
  public static List<HomeOption> open(Table table, Seat seat) {
    Set<FactionId> played = played(table);
    return own(table, seat).homeOptions().stream()
        .filter(option -> !played.contains(option.of()))
        .toList();
  }

  private static Set<FactionId> played(Table table) {
    Set<FactionId> played = new HashSet<>();
    table.players().values().stream().map(Player::faction).forEach(played::add);
    return played;
  }

  /**
   * Why nobody more can play this faction: it, or another one, would have no home system; empty if
   * it can be played.
   */
  public static Optional<Refusal> refused(Table table, FactionId faction) {
    Set<FactionId> played = played(table);
    played.add(faction);
    boolean homeless =
        played.stream()
            .map(table.catalog()::faction)
            .filter(each -> each.homeTile().isEmpty())
            .anyMatch(
                each -> each.homeOptions().stream().map(HomeOption::of).allMatch(played::contains));
    return homeless
        ? Optional.of(
            Refusal.of("no-such-faction", "that faction leaves a player without a home system")
                .with("faction", faction))
        : Optional.empty();
  }
}
