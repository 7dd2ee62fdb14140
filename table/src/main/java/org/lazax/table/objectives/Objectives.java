package org.lazax.table.objectives;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.table.immutable.Copies;

/**
 * The objectives of the game.
 *
 * @param revealed public objectives face up, in the order in which they were revealed, and secret
 *     ones that were made public
 * @param hiddenStageOne how many of stage I lie face down in the row
 * @param hiddenStageTwo how many of stage II lie face down in the row
 * @param scored the players who scored each objective, public or secret
 * @param secretsOut secret objectives in hands or scored, which are not in the deck. Hidden.
 * @param deeds achievements about which not all players were asked yet
 * @param combatScores who has scored in the latest combat in which anybody scored
 * @param closed secret objectives that were made public and can be scored by nobody any more
 * @param flagshipsLost the players whose flagship was destroyed in the present space combat
 */
@RecordBuilder
public record Objectives(
    List<ObjectiveId> revealed,
    int hiddenStageOne,
    int hiddenStageTwo,
    Map<ObjectiveId, Set<Seat>> scored,
    Set<ObjectiveId> secretsOut,
    List<Achievement> deeds,
    Optional<CombatScores> combatScores,
    @OmittedByDefault List<ObjectiveId> closed,
    @OmittedByDefault List<Seat> flagshipsLost)
    implements ObjectivesBuilder.With {
  public static final Objectives NONE =
      new Objectives(
          List.of(), 0, 0, Map.of(), Set.of(), List.of(), Optional.empty(), List.of(), List.of());

  public Objectives {
    revealed = List.copyOf(revealed);
    scored = Copies.sorted(scored);
    secretsOut = Copies.ordered(secretsOut);
    deeds = List.copyOf(deeds);
    closed = List.copyOf(closed);
    flagshipsLost = List.copyOf(flagshipsLost);
  }

  /** Whether an objective is public, or was made public. */
  public boolean isPublic(ObjectiveId objective) {
    return revealed.contains(objective) || closed.contains(objective);
  }

  public boolean scoredBy(Seat seat, ObjectiveId objective) {
    return scored.getOrDefault(objective, Set.of()).contains(seat);
  }

  /** Whether this player has scored an objective in or after this combat. */
  public boolean scoredIn(int combat, Seat seat) {
    return combatScores.filter(s -> s.combat() == combat && s.seats().contains(seat)).isPresent();
  }

  public Objectives withRows(int stageOne, int stageTwo) {
    return withHiddenStageOne(stageOne).withHiddenStageTwo(stageTwo);
  }

  public Objectives withRevealed(ObjectiveId objective) {
    return withRevealed(Copies.with(revealed, objective));
  }

  public Objectives withoutRevealed(ObjectiveId objective) {
    return withRevealed(Copies.without(revealed, objective))
        .withClosed(Copies.with(closed, objective));
  }

  public Objectives withScored(Seat seat, ObjectiveId objective) {
    Set<Seat> seats = Copies.with(scored.getOrDefault(objective, Set.of()), seat);
    return withScored(Copies.with(scored, objective, seats));
  }

  public Objectives withScoreIn(int combat, Seat seat) {
    CombatScores none = new CombatScores(combat, Set.of());
    return withCombatScores(Optional.of(combatScores.orElse(none).with(combat, seat)));
  }
}
