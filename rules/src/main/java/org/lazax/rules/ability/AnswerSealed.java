package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/**
 * A player has answered what an ability asks, and not everybody may know the answer, or not yet.
 * The others learn how many candidates were chosen, or which, once the effect goes on. An answer is
 * sealed again when more players are told. Refused if the effect has ended ({@value #NO_EFFECT}).
 *
 * @param effect the id of the effect's frame
 * @param about what was asked; with the seat if several players were asked at once
 * @param chosen what was chosen; a candidate that was chosen several times is listed as often
 * @param told the players who may know the answer, with the one who chose
 */
@WireType("table.base-answer-sealed.v1")
public record AnswerSealed(int effect, String about, Seat seat, List<String> chosen, Set<Seat> told)
    implements TableEvent {
  private static final String NO_EFFECT = "no-such-effect";

  public AnswerSealed {
    chosen = List.copyOf(chosen);
    told = Copies.ordered(told);
  }

  @Override
  public Audience audience() {
    return new Audience(Optional.of(told));
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(SealedAnswers.ID, sealed -> sealed.with(effect, about, seat, chosen));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.kernel().frame(effect).isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.of(NO_EFFECT, "the effect that asked has ended").with("effect", effect));
  }
}
