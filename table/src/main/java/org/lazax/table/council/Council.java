package org.lazax.table.council;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.table.Copies;

/**
 * What the galactic council has before it.
 *
 * @param custodians whether the token still lies on Mecatol Rex
 * @param laws in the order they came into play
 * @param drawn agendas that are not in the deck: in play, discarded or being voted on
 * @param discarded face up, the last on top
 */
public record Council(
    boolean custodians, List<Law> laws, List<AgendaId> drawn, List<AgendaId> discarded) {
  public static final Council NONE = new Council(true, List.of(), List.of(), List.of());

  public Council {
    laws = List.copyOf(laws);
    drawn = List.copyOf(drawn);
    discarded = List.copyOf(discarded);
  }

  public Council withoutCustodians() {
    return new Council(false, laws, drawn, discarded);
  }

  public Council withLaw(Law law) {
    return new Council(custodians, Copies.with(laws, law), drawn, discarded);
  }

  public Council withoutLaw(AgendaId agenda) {
    return new Council(
        custodians,
        laws.stream().filter(law -> !law.agenda().equals(agenda)).toList(),
        drawn,
        discarded);
  }

  public Council withDrawn(AgendaId agenda) {
    return new Council(custodians, laws, Copies.with(drawn, agenda), discarded);
  }

  public Council withDiscarded(AgendaId agenda) {
    return new Council(custodians, laws, drawn, Copies.with(discarded, agenda));
  }

  /** The discard pile becomes the deck again. */
  public Council reshuffled() {
    return new Council(
        custodians, laws, drawn.stream().filter(a -> !discarded.contains(a)).toList(), List.of());
  }
}
