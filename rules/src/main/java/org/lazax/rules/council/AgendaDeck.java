package org.lazax.rules.council;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.council.Council;
import org.lazax.table.event.council.AgendasReshuffled;

/** The agendas of the game, and those that can still be drawn. */
public final class AgendaDeck {
  private AgendaDeck() {}

  /** All agendas of this game. */
  public static List<AgendaId> all(Table table) {
    return Ruleset.of(table).cached(AgendaDeck.class, AgendaDeck::all);
  }

  private static List<AgendaId> all(Ruleset ruleset) {
    return ruleset.catalog().agendas().values().stream()
        .filter(agenda -> agenda.isInDeck(ruleset.expansions()))
        .map(Agenda::id)
        .toList();
  }

  /** The agendas in the deck. */
  public static List<AgendaId> left(Table table) {
    Set<AgendaId> drawn = new HashSet<>(table.council().drawn());
    table.council().concealed().ifPresent(drawn::add);
    drawn.addAll(table.council().aside());
    return all(table).stream().filter(agenda -> !drawn.contains(agenda)).toList();
  }

  /** The cards on top of the deck. If it is empty, its discard pile becomes the deck before. */
  public static Uppermost onTop(Draft<?, Table> draft, int count) {
    if (left(draft.table()).isEmpty()) {
      draft.add(new AgendasReshuffled());
    }
    return uppermost(draft.table(), count, draft.dice());
  }

  /**
   * The cards on top of the deck: first those that were placed on top, then the unknown ones, which
   * are drawn at random here, then those that were placed at the bottom.
   */
  public static Uppermost uppermost(Table table, int count, Dice dice) {
    Council council = table.council();
    List<AgendaId> unseen = new ArrayList<>(left(table));
    Set<AgendaId> known = new HashSet<>(council.top());
    known.addAll(council.bottom());
    unseen.removeIf(known::contains);
    List<AgendaId> cards = new ArrayList<>(firsts(council.top(), count));
    int fromUnseen = Math.min(count - cards.size(), unseen.size());
    Optional<Chance> chance =
        fromUnseen > 0 ? Optional.of(dice.draw(unseen.size(), fromUnseen)) : Optional.empty();
    chance.ifPresent(draws -> cards.addAll(draws.drawnFrom(unseen)));
    cards.addAll(firsts(council.bottom(), count - cards.size()));
    return new Uppermost(cards, chance);
  }

  /**
   * The card on top of the deck and the one at its bottom, which are one if it has no other. Those
   * that nobody has seen are drawn at random here. None if the deck is empty.
   */
  public static Uppermost ends(Table table, Dice dice) {
    Council council = table.council();
    List<AgendaId> left = left(table);
    List<AgendaId> unseen = new ArrayList<>(left);
    unseen.removeAll(council.top());
    unseen.removeAll(council.bottom());
    int unknown = Math.min(unseen.size(), unknownEnds(council));
    Optional<Chance> chance =
        unknown > 0 ? Optional.of(dice.draw(unseen.size(), unknown)) : Optional.empty();
    List<AgendaId> cards = new ArrayList<>(firsts(council.top(), 1));
    chance.ifPresent(draws -> cards.addAll(draws.drawnFrom(unseen)));
    if (cards.isEmpty()) {
      cards.addAll(firsts(council.bottom(), 1));
    }
    if (!council.bottom().isEmpty()) {
      cards.add(council.bottom().getLast());
    } else if (cards.size() == 1 && !council.top().isEmpty()) {
      cards.add(council.top().getLast());
    }
    return new Uppermost(cards.stream().distinct().toList(), chance);
  }

  private static int unknownEnds(Council council) {
    return (council.top().isEmpty() ? 1 : 0) + (council.bottom().isEmpty() ? 1 : 0);
  }

  private static List<AgendaId> firsts(List<AgendaId> cards, int count) {
    return cards.subList(0, Math.min(count, cards.size()));
  }

  /**
   * Cards from the top of the deck, at most as many as it has.
   *
   * @param chance the random draw of the unknown cards
   */
  public record Uppermost(List<AgendaId> cards, Optional<Chance> chance) {
    public Uppermost {
      cards = List.copyOf(cards);
    }
  }
}
