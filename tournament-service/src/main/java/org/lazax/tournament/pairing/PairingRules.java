package org.lazax.tournament.pairing;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Refusal;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.stage.TableSizes;

/**
 * What every pairing of a round must keep, whoever made it.
 *
 * @param tables the sizes that are allowed
 * @param players those who have to be paired, each once
 * @param hadBye those who had a bye in an earlier round of the tournament
 */
public record PairingRules(TableSizes tables, Set<EntrantId> players, Set<EntrantId> hadBye) {
  public static final String NOT_SEATABLE = "not-seatable";
  public static final String WRONG_PAIRING = "wrong-pairing";

  public PairingRules {
    players = Set.copyOf(players);
    hadBye = Set.copyOf(hadBye);
  }

  /** The first rule that the pairing breaks; empty if it may be played. */
  public Optional<Refusal> broken(Pairing pairing) {
    Optional<Integer> byes = tables.byes(players.size());
    if (byes.isEmpty()) {
      return Optional.of(
          Refusal.of(NOT_SEATABLE, "there are too few players for one table")
              .with("players", players.size())
              .with("least", tables.least()));
    }
    return wrongSize(pairing)
        .or(() -> wrongEntrant(pairing))
        .or(() -> missing(pairing))
        .or(() -> wrongBye(pairing, byes.get()));
  }

  private Optional<Refusal> wrongSize(Pairing pairing) {
    return pairing.pods().stream()
        .filter(pod -> !tables.allow(pod.entrants().size()))
        .findFirst()
        .map(pod ->
            wrong("tables have %d to %d players".formatted(tables.least(), tables.most()))
                .with("pod", pod.entrants()));
  }

  private Optional<Refusal> wrongEntrant(Pairing pairing) {
    Set<EntrantId> seen = new HashSet<>();
    return pairing
        .named()
        .filter(entrant -> !players.contains(entrant) || !seen.add(entrant))
        .findFirst()
        .map(entrant ->
            wrong(
                    players.contains(entrant)
                        ? "an entrant is paired once in a round"
                        : "this entrant does not play in this round")
                .with("entrant", entrant));
  }

  private Optional<Refusal> missing(Pairing pairing) {
    Set<EntrantId> named = new HashSet<>(pairing.named().toList());
    List<EntrantId> missing =
        players.stream().filter(player -> !named.contains(player)).sorted().toList();
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(wrong("everybody who plays has to be paired").with("missing", missing));
  }

  private Optional<Refusal> wrongBye(Pairing pairing, int most) {
    if (pairing.byes().size() > most) {
      return Optional.of(
          wrong("nobody sits out who can be seated")
              .with("byes", pairing.byes())
              .with("most", most));
    }
    long fresh = players.stream().filter(player -> !hadBye.contains(player)).count();
    List<EntrantId> again = pairing.byes().stream().filter(hadBye::contains).toList();
    return again.size() <= most - fresh || again.isEmpty()
        ? Optional.empty()
        : Optional.of(
            wrong("nobody has a second bye before everybody had one").with("again", again));
  }

  private static Refusal wrong(String detail) {
    return Refusal.of(WRONG_PAIRING, detail);
  }
}
