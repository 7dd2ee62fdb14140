package org.lazax.table.objectives;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Copies;

/**
 * The objectives of this game.
 *
 * @param revealed public objectives face up, in the order revealed
 * @param hiddenStageOne how many of stage I lie face down in the row
 * @param hiddenStageTwo how many of stage II lie face down in the row
 * @param scored who scored what, public and secret
 * @param secretsOut secret objectives that are in hands or scored: no more in the deck. Hidden.
 */
public record Objectives(
    List<ObjectiveId> revealed,
    int hiddenStageOne,
    int hiddenStageTwo,
    Map<ObjectiveId, Set<Seat>> scored,
    Set<ObjectiveId> secretsOut) {
  public static final Objectives NONE = new Objectives(List.of(), 0, 0, Map.of(), Set.of());

  public Objectives {
    revealed = List.copyOf(revealed);
    scored = Copies.sorted(scored);
    secretsOut = Copies.ordered(secretsOut);
  }

  public boolean scoredBy(Seat seat, ObjectiveId objective) {
    return scored.getOrDefault(objective, Set.of()).contains(seat);
  }

  public Objectives withRows(int stageOne, int stageTwo) {
    return new Objectives(revealed, stageOne, stageTwo, scored, secretsOut);
  }

  public Objectives withRevealed(ObjectiveId objective) {
    return new Objectives(
        Copies.with(revealed, objective), hiddenStageOne, hiddenStageTwo, scored, secretsOut);
  }

  public Objectives withScored(Seat seat, ObjectiveId objective) {
    Set<Seat> seats = Copies.with(scored.getOrDefault(objective, Set.of()), seat);
    return new Objectives(
        revealed,
        hiddenStageOne,
        hiddenStageTwo,
        Copies.with(scored, objective, seats),
        secretsOut);
  }

  public Objectives withScored(Map<ObjectiveId, Set<Seat>> now) {
    return new Objectives(revealed, hiddenStageOne, hiddenStageTwo, now, secretsOut);
  }

  public Objectives withSecretsOut(Set<ObjectiveId> now) {
    return new Objectives(revealed, hiddenStageOne, hiddenStageTwo, scored, now);
  }
}
