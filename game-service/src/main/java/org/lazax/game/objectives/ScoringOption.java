package org.lazax.game.objectives;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.tokens.SparedToken;

/** What may be scored now. */
public sealed interface ScoringOption extends Option {

  /**
   * One of these objectives may be scored, each with a possible payment. One that can be paid with
   * a token in place of one of the strategy pool is there once more with it.
   */
  record ObjectiveScoring(List<Scorable> objectives) implements ScoringOption {
    @Override
    public Form form() {
      return forms().getFirst();
    }

    /** One form for each objective and payment. */
    @Override
    public List<Form> forms() {
      return objectives.stream().map(ObjectiveScoring::form).toList();
    }

    private static Form form(Scorable scorable) {
      Form form =
          SparedToken.told(
              Form.of(
                      new ScoringCommand.ScoreObjective(
                          scorable.objective(), Optional.of(scorable.spending())))
                  .about("points", scorable.points()),
              scorable.spending().spared());
      return scorable
          .payable()
          .map(payment -> form.with(payment).alsoRefusedBy(SpendingForm.RULES))
          .orElse(form);
    }
  }
}
