package org.lazax.combat.battle;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.table.Copies;
import org.lazax.table.units.Place;

/**
 * One combat, round by round.
 *
 * @param seq number of the commit in which it began
 * @param over whether it has ended
 * @param winner empty while it goes on, and for a draw
 */
public record Battle(
    long seq,
    Place place,
    Seat attacker,
    Seat defender,
    List<BattleRound> rounds,
    boolean over,
    Optional<Seat> winner) {
  public Battle {
    rounds = List.copyOf(rounds);
  }

  public static Battle begun(long seq, CombatBegan event) {
    return new Battle(
        seq, event.place(), event.attacker(), event.defender(), List.of(), false, Optional.empty());
  }

  public Battle after(BattleEvent event) {
    return switch (event) {
      case RoundBegan e -> withRounds(Copies.with(rounds, BattleRound.begun(e.round())));
      case DiceRolled e -> inRound(rounds.getLast().with(e));
      case HitsAssigned e -> inRound(rounds.getLast().with(e));
      case RetreatAnnounced e -> inRound(rounds.getLast().with(e));
      case CombatEnded e -> new Battle(seq, place, attacker, defender, rounds, true, e.winner());
      case DiceRerolled e -> inRound(rounds.getLast().with(e));
      case AbilityRolled _, DiceRaised _, CombatBegan _ -> this;
    };
  }

  private Battle inRound(BattleRound changed) {
    return withRounds(Copies.with(rounds.subList(0, rounds.size() - 1), changed));
  }

  private Battle withRounds(List<BattleRound> now) {
    return new Battle(seq, place, attacker, defender, now, over, winner);
  }
}
