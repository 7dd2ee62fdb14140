package org.lazax.rules.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;

/**
 * The answers that not everybody may know, until the effects that asked for them have ended. It is
 * public who has answered, but not what.
 *
 * @param answers in the order in which they were given
 */
@WireType("base.sealed-answers")
public record SealedAnswers(List<SealedAnswer> answers) implements TablePart {
  public static final PartId<SealedAnswers> ID =
      PartId.of(new SealedAnswers(List.of()), List.of(AnswerSealed.class, AnswersUnsealed.class));

  public SealedAnswers {
    answers = List.copyOf(answers);
  }

  /**
   * An answer.
   *
   * @param effect the id of the effect's frame
   * @param about what was asked
   * @param chosen what was chosen; a candidate that was chosen several times is listed as often
   */
  public record SealedAnswer(int effect, String about, Seat seat, List<String> chosen) {
    public SealedAnswer {
      chosen = List.copyOf(chosen);
    }
  }

  /** The answers with one more. The same answer again changes nothing. */
  public SealedAnswers with(int effect, String about, Seat seat, List<String> chosen) {
    SealedAnswer answer = new SealedAnswer(effect, about, seat, chosen);
    return answers.contains(answer) ? this : new SealedAnswers(Copies.with(answers, answer));
  }

  /** What a player has answered; empty if it has not. */
  Optional<List<String>> of(int effect, String about, Seat seat) {
    return answers.stream()
        .filter(answer ->
            answer.effect() == effect && answer.about().equals(about) && answer.seat().equals(seat))
        .map(SealedAnswer::chosen)
        .findFirst();
  }

  /** The table without the answers to effects that have ended. */
  public static Table afterEffects(Table table) {
    return table.part(ID).isEmpty()
        ? table
        : table.withPart(
            ID,
            sealed ->
                new SealedAnswers(
                    sealed.answers.stream()
                        .filter(answer -> table.kernel().has(answer.effect()))
                        .toList()));
  }

  @Override
  public boolean isEmpty() {
    return answers.isEmpty();
  }

  /** An answer that was given stays. */
  @Override
  public SealedAnswers without(Seat out) {
    return this;
  }

  /** Who has answered, by what was asked. */
  @Override
  public Map<String, List<Seat>> shown() {
    Map<String, List<Seat>> shown = new TreeMap<>();
    answers.forEach(
        answer -> shown.computeIfAbsent(answer.about(), _ -> new ArrayList<>()).add(answer.seat()));
    return shown;
  }

  /** What the player itself has answered, by what was asked. */
  @Override
  public Optional<Object> shownTo(Seat viewer) {
    Map<String, List<String>> own = new TreeMap<>();
    answers.stream()
        .filter(answer -> answer.seat().equals(viewer))
        .forEach(answer -> own.put(answer.about(), answer.chosen()));
    return Optional.<Object>of(own).filter(_ -> !own.isEmpty());
  }

  @Override
  public List<String> inconsistencies(Table table) {
    return answers.stream()
        .filter(answer -> table.kernel().frame(answer.effect()).isEmpty())
        .map(answer -> "an effect that has ended still has the answer of " + answer.seat())
        .toList();
  }
}
