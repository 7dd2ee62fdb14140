package org.lazax.table.council;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.table.immutable.Copies;

/**
 * The agenda deck, the laws in play and the custodians token.
 *
 * @param custodians whether the custodians token still lies on Mecatol Rex
 * @param laws in the order in which they came into play
 * @param drawn agendas that are not in the deck: in play, discarded or being voted on
 * @param discarded face up, the last on top
 * @param top agendas that a player has seen and put on top of the deck, the uppermost first.
 *     Hidden.
 * @param bottom agendas that a player has put under the deck, the lowest last. Hidden.
 * @param concealed the agenda on which players vote while the speaker alone has read it. Hidden.
 * @param aside agendas that a player has taken from the deck and has not revealed, those that it
 *     reveals first. Hidden, but not how many there are.
 */
public record Council(
    boolean custodians,
    List<Law> laws,
    List<AgendaId> drawn,
    List<AgendaId> discarded,
    List<AgendaId> top,
    List<AgendaId> bottom,
    @OmittedByDefault Optional<AgendaId> concealed,
    @OmittedByDefault List<AgendaId> aside) {
  public static final Council NONE =
      new Council(
          true, List.of(), List.of(), List.of(), List.of(), List.of(), Optional.empty(), List.of());

  public Council {
    laws = List.copyOf(laws);
    drawn = List.copyOf(drawn);
    discarded = List.copyOf(discarded);
    top = List.copyOf(top);
    bottom = List.copyOf(bottom);
    aside = List.copyOf(aside);
  }

  public Council withoutCustodians() {
    return new Council(false, laws, drawn, discarded, top, bottom, concealed, aside);
  }

  /** The same with one more law, even if it was discarded while players voted on it again. */
  public Council withLaw(Law law) {
    return with(Copies.with(laws, law), drawn, Copies.without(discarded, law.agenda()));
  }

  /** The same with this law as it is now, in place of the law of the same card. */
  public Council withRevised(Law law) {
    return with(
        laws.stream().map(old -> old.agenda().equals(law.agenda()) ? law : old).toList(),
        drawn,
        discarded);
  }

  /** The law of this card, if it is in play. */
  public Optional<Law> law(AgendaId agenda) {
    return laws.stream().filter(law -> law.agenda().equals(agenda)).findFirst();
  }

  public Council withoutLaw(AgendaId agenda) {
    return with(
        laws.stream().filter(law -> !law.agenda().equals(agenda)).toList(), drawn, discarded);
  }

  public Council withDrawn(AgendaId agenda) {
    return taken(agenda, Copies.with(drawn, agenda), concealed);
  }

  /** The same with an agenda from the deck that one player alone has read. */
  public Council withConcealed(AgendaId agenda) {
    return taken(agenda, drawn, Optional.of(agenda));
  }

  /** The same after all players have seen the concealed agenda. */
  public Council withShown(AgendaId agenda) {
    return taken(agenda, Copies.with(drawn, agenda), Optional.empty());
  }

  private Council taken(AgendaId agenda, List<AgendaId> out, Optional<AgendaId> unread) {
    return new Council(
        custodians,
        laws,
        out,
        discarded,
        Copies.without(top, agenda),
        Copies.without(bottom, agenda),
        unread,
        Copies.without(aside, agenda));
  }

  /** The same with these agendas aside, in this order, and no others. */
  public Council withAside(List<AgendaId> agendas) {
    return new Council(
        custodians,
        laws,
        drawn,
        discarded,
        without(top, agendas),
        without(bottom, agendas),
        concealed,
        agendas);
  }

  private static List<AgendaId> without(List<AgendaId> all, List<AgendaId> some) {
    return all.stream().filter(agenda -> !some.contains(agenda)).toList();
  }

  /** The same with one more agenda in the discard pile, which may have been aside. */
  public Council withDiscarded(AgendaId agenda) {
    Council out = aside.contains(agenda) ? withDrawn(agenda) : this;
    return out.with(laws, out.drawn, Copies.with(discarded, agenda));
  }

  /** The discard pile becomes the deck again. */
  public Council reshuffled() {
    return with(laws, drawn.stream().filter(a -> !discarded.contains(a)).toList(), List.of());
  }

  /** The same with these cards on top of the deck and under it, wherever they were. */
  public Council withOrder(List<AgendaId> onTop, List<AgendaId> underneath) {
    List<AgendaId> above = new ArrayList<>(onTop);
    top.stream().filter(a -> !onTop.contains(a) && !underneath.contains(a)).forEach(above::add);
    List<AgendaId> below = new ArrayList<>(bottom);
    below.removeIf(a -> onTop.contains(a) || underneath.contains(a));
    below.addAll(underneath);
    return new Council(custodians, laws, drawn, discarded, above, below, concealed, aside);
  }

  private Council with(List<Law> newLaws, List<AgendaId> newDrawn, List<AgendaId> newDiscarded) {
    return new Council(custodians, newLaws, newDrawn, newDiscarded, top, bottom, concealed, aside);
  }
}
