package org.lazax.table.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.table.immutable.Copies;

/**
 * What is decided before the galaxy is built.
 *
 * @param seated the seats that are taken
 * @param dealt the factions from which each of these seats may choose
 * @param position the given position in which the game begins, if there is one
 * @param holders the accounts that hold seats, by names that are valid in this game alone
 */
public record LobbyState(
    Set<Seat> seated,
    Map<Seat, List<FactionId>> dealt,
    Optional<GivenPosition> position,
    @OmittedByDefault Map<Seat, String> holders) {
  public static final LobbyState NONE =
      new LobbyState(Set.of(), Map.of(), Optional.empty(), Map.of());

  public LobbyState {
    seated = Copies.ordered(seated);
    dealt = Copies.sorted(dealt);
    holders = Copies.sorted(holders);
  }

  /** The same with a seat that is taken by an account, if there is one. */
  public LobbyState with(Seat seat, Optional<String> holder) {
    return new LobbyState(
        Copies.with(seated, seat),
        dealt,
        position,
        holder.map(account -> Copies.with(holders, seat, account)).orElse(holders));
  }

  /** The seats of an account. */
  public List<Seat> heldBy(String holder) {
    return holders.entrySet().stream()
        .filter(held -> held.getValue().equals(holder))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The same with these factions dealt, in place of what was dealt to these players before. */
  public LobbyState with(Map<Seat, List<FactionId>> factions) {
    Map<Seat, List<FactionId>> all = new TreeMap<>(dealt);
    all.putAll(factions);
    return new LobbyState(seated, all, position, holders);
  }

  public LobbyState with(Optional<GivenPosition> given) {
    return new LobbyState(seated, dealt, given, holders);
  }
}
