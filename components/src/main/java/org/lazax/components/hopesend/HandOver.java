package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyPhase;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * Its captor gives it to another player in the agenda phase. Rules: hopes_end.16 to hopes_end.16.2,
 * hopes_end.N16, hopes_end.N24.
 */
final class HandOver extends Paragraph<AnyPhase> {
  private static final String TO = "to";

  HandOver(LeaderCounterId leader) {
    super(leader, "hand_over", AnyPhase.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AnyPhase occurrence) {
    return isHeldBy(table, grant.user())
        && table.kernel().within(AgendaPhase.class).isPresent()
        && !receivers(table, grant.user()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AnyPhase occurrence, Chosen soFar) {
    return Ask.once(TO, soFar, () -> receivers(table, grant.user()));
  }

  /** All other players in the game; its owner only if it has a planet for it. */
  private List<Seat> receivers(Table table, Seat captor) {
    Seat owner = piece(table).orElseThrow().owner();
    return table.clockwiseFrom(captor).stream()
        .filter(seat -> !seat.equals(captor) && !table.player(seat).eliminated())
        .filter(seat -> !seat.equals(owner) || !Fates.refuges(table, owner).isEmpty())
        .toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyPhase occurrence, Chosen chosen) {
    chosen.one(TO).map(Seat::of).ifPresent(to -> draft.add(new LeaderHandedOver(leader(), to)));
  }
}
