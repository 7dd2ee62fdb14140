package org.lazax.tournament.pairing;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.stage.TableSizes;

/**
 * What a pairing is made of. Whoever has it, and a seed, finds the same pairing.
 *
 * @param players those who have to be paired, the best first
 * @param wins how many games each has won in the stage; absent for none
 * @param tables the sizes that are allowed
 * @param hadBye those who had a bye in an earlier round of the tournament
 * @param earlier the pods of all earlier rounds of the tournament
 */
public record PairingTask(
    List<EntrantId> players,
    Map<EntrantId, Integer> wins,
    TableSizes tables,
    Set<EntrantId> hadBye,
    List<Pod> earlier) {
  public PairingTask {
    players = List.copyOf(players);
    wins = Map.copyOf(wins);
    hadBye = Set.copyOf(hadBye);
    earlier = List.copyOf(earlier);
  }

  /** How many games an entrant has won. */
  public int wins(EntrantId entrant) {
    return wins.getOrDefault(entrant, 0);
  }
}
