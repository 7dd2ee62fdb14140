package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Effect.Sealed;
import org.lazax.table.Table;

/**
 * Gathers the answers to what an effect asks one player, or several at once. Several answers are
 * sealed until the last has come, and are told together then.
 *
 * @param frame the id of the effect's frame
 */
record Gathering(Effect effect, int frame, Ask ask) {

  /** The players who have a choice and have not answered. */
  List<Seat> missing(Table table) {
    return ask.each().stream()
        .filter(each -> !each.leavesNoChoice() && answer(table, each).isEmpty())
        .map(this::chooser)
        .toList();
  }

  /** What this player is asked. */
  Ask of(Seat seat) {
    return ask.each().stream()
        .filter(each -> chooser(each).equals(seat))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(effect + " does not ask " + seat));
  }

  /** Keeps the answer of the acting player. */
  void answered(Draft<?, Table> draft, List<String> chosen) {
    Seat seat = draft.actor();
    if (ask.asksSeveral()) {
      seal(draft, of(seat), chosen, Set.of());
    } else if (ask.isHidden()) {
      seal(draft, ask, chosen, ask.told().orElseThrow());
    } else {
      draft.change(effect.chosen(ask.about(), chosen));
    }
  }

  private void seal(Draft<?, Table> draft, Ask own, List<String> chosen, Set<Seat> told) {
    Set<Seat> readers = new TreeSet<>(told);
    readers.add(chooser(own));
    draft.add(new AnswerSealed(frame, name(own), chooser(own), chosen, readers));
  }

  /** Tells all answers: to everybody, or how many candidates were chosen if they are hidden. */
  void tell(Draft<?, Table> draft) {
    Effect told = effect;
    if (ask.asksSeveral()) {
      draft.add(new AnswersUnsealed(frame));
      told = told.chosen(ask.about(), seats().stream().map(Seat::toString).toList());
    }
    for (Ask each : ask.each()) {
      List<String> chosen = answer(draft.table(), each).orElse(each.candidates());
      if (!each.isHidden()) {
        told = told.chosen(name(each), chosen);
        continue;
      }
      if (ask.asksSeveral() && !each.told().orElseThrow().isEmpty()) {
        seal(draft, each, chosen, each.told().orElseThrow());
      }
      told = told.chosen(new Sealed(name(each), chooser(each), chosen.size()));
    }
    draft.change(told);
  }

  private List<Seat> seats() {
    return ask.each().stream().map(this::chooser).toList();
  }

  private Seat chooser(Ask own) {
    return own.chooser().orElse(effect.use().seat());
  }

  /** The name under which an answer is kept: what is asked, and who is asked if several are. */
  private String name(Ask own) {
    return ask.asksSeveral() ? Chosen.name(own.about(), chooser(own)) : own.about();
  }

  private Optional<List<String>> answer(Table table, Ask own) {
    return table.part(SealedAnswers.ID).of(frame, name(own), chooser(own));
  }
}
