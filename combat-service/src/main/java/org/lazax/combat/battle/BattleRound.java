package org.lazax.combat.battle;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.table.Copies;

/** One round: who rolled what, who lost what, who announced a retreat. */
public record BattleRound(
    int round, List<DiceRolled> rolls, List<HitsAssigned> casualties, Optional<Seat> retreating) {
  public BattleRound {
    rolls = List.copyOf(rolls);
    casualties = List.copyOf(casualties);
  }

  static BattleRound begun(int round) {
    return new BattleRound(round, List.of(), List.of(), Optional.empty());
  }

  BattleRound with(DiceRolled roll) {
    return new BattleRound(round, Copies.with(rolls, roll), casualties, retreating);
  }

  BattleRound with(HitsAssigned hits) {
    return new BattleRound(round, rolls, Copies.with(casualties, hits), retreating);
  }

  BattleRound with(RetreatAnnounced announced) {
    return new BattleRound(round, rolls, casualties, Optional.of(announced.seat()));
  }
}
