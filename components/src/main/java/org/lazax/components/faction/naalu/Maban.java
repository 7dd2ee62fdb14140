package org.lazax.components.faction.naalu;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyPhase;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.council.AgendaDeck.Uppermost;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.actioncards.HandSeen;
import org.lazax.table.event.council.AgendasReturned;
import org.lazax.table.event.council.AgendasSeen;
import org.lazax.table.notes.Note;

/**
 * At any time the owner may look at the promissory notes in the hands of its neighbors and at the
 * top and the bottom card of the agenda deck. Rules: leader/maban.N1, leader/maban.N2.
 */
final class Maban extends Card<AnyPhase> {
  Maban() {
    super(Kind.LEADER, AnyPhase.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AnyPhase now) {
    return !AgendaDeck.left(table).isEmpty() || !holders(table, grant.user()).isEmpty();
  }

  private static List<Seat> holders(Table table, Seat seat) {
    return Neighbours.of(table, seat).stream()
        .filter(neighbour -> !table.player(neighbour).notes().isEmpty())
        .toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyPhase now, Chosen chosen) {
    Seat user = grant.user();
    for (Seat holder : holders(draft.table(), user)) {
      List<ComponentRef> notes =
          draft.table().player(holder).notes().stream()
              .map(Note::kind)
              .map(ComponentRef::of)
              .toList();
      draft.add(new HandSeen(user, holder, notes));
    }
    Uppermost ends = AgendaDeck.ends(draft.table(), draft.dice());
    if (!ends.cards().isEmpty()) {
      draft.add(new AgendasSeen(user, ends.cards(), ends.chance()));
    }
    if (ends.cards().size() > 1) {
      draft.add(
          new AgendasReturned(
              user, List.of(ends.cards().getFirst()), List.of(ends.cards().getLast())));
    }
  }
}
