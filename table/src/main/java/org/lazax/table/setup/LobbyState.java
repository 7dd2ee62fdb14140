package org.lazax.table.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Seat;
import org.lazax.table.immutable.Copies;

/**
 * What is decided before the galaxy is built.
 *
 * @param seated the seats that are taken
 * @param dealt the factions from which each of these seats may choose
 * @param position the given position in which the game begins, if there is one
 */
public record LobbyState(
    Set<Seat> seated, Map<Seat, List<FactionId>> dealt, Optional<GivenPosition> position) {
  public static final LobbyState NONE = new LobbyState(Set.of(), Map.of(), Optional.empty());

  public LobbyState {
    seated = Copies.ordered(seated);
    dealt = Copies.sorted(dealt);
  }

  public LobbyState with(Seat seat) {
    return new LobbyState(Copies.with(seated, seat), dealt, position);
  }

  public LobbyState with(Map<Seat, List<FactionId>> factions) {
    return new LobbyState(seated, factions, position);
  }

  public LobbyState with(Optional<GivenPosition> given) {
    return new LobbyState(seated, dealt, given);
  }
}
