package org.lazax.tournament.pairing;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.tournament.entrant.EntrantId;

/**
 * Who sits where in a round.
 *
 * @param pods one for each table, in the order of the tables' numbers
 * @param byes those who play no game in this round
 */
public record Pairing(List<Pod> pods, List<EntrantId> byes) {
  public Pairing {
    pods = List.copyOf(pods);
    byes = List.copyOf(byes);
  }

  /** Everybody whom the pairing names, as often as it does. */
  public Stream<EntrantId> named() {
    return Stream.concat(pods.stream().flatMap(pod -> pod.entrants().stream()), byes.stream());
  }
}
