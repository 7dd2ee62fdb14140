package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * A face-down admiral is turned up once the other side has named Skilled Retreat, which returns to
 * its hand. Rules: hopes_end.23, hopes_end.23.1, hopes_end.N39.
 */
final class Hold extends Show<CardPlayed> {
  Hold(LeaderCounterId back) {
    super(back, "hold", CardPlayed.class);
  }

  @Override
  Optional<Service> serves(Table table, LeaderPiece piece, CardPlayed played) {
    return table
        .kernel()
        .within(SpaceCombat.class)
        .filter(_ -> Admiral.SKILLED_RETREAT.equals(played.ability().component()))
        .filter(_ -> !played.player().equals(piece.owner()))
        .filter(combat -> Admiral.holds(table, combat, piece, played.player()))
        .map(_ -> new Service(LeaderCounter.Type.ADMIRAL, SpaceCombat.class));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardPlayed played, Chosen chosen) {
    super.resolve(draft, grant, played, chosen);
    Effect.takeBack(draft, played);
  }
}
