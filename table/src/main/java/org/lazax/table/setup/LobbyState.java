package org.lazax.table.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Seat;
import org.lazax.table.immutable.Copies;

/**
 * What is settled before the galaxy lies.
 *
 * @param seated the seats that are taken
 * @param dealt the factions each of these may choose from
 * @param position the position in which the game begins, if somebody made one up
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
