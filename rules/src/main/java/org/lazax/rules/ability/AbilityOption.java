package org.lazax.rules.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.component.AbilityRef;

/** The options of a player who may use abilities. */
public sealed interface AbilityOption extends Option {
  /** Under which a form tells what happens. */
  String MOMENT = "moment";

  /**
   * The player may use this ability.
   *
   * @param words what is printed on its component
   * @param moment what happens, in words
   */
  record Usable(AbilityCommand.UseAbility command, AbilityWords words, String moment)
      implements AbilityOption {
    /** The ability. */
    public AbilityRef ability() {
      return command.ability();
    }

    @Override
    public Form form() {
      return words.using(Form.of(command)).about(MOMENT, moment);
    }
  }

  /**
   * The player may pass.
   *
   * @param title what it does by that
   * @param moment what happens, in words
   */
  record Passing(AbilityCommand.LetPass command, String title, String moment)
      implements AbilityOption {
    @Override
    public Form form() {
      return Form.of(command).titled(title).about(MOMENT, moment);
    }
  }

  /**
   * The player chooses some of the candidates for the ability.
   *
   * @param command the command that chooses what is chosen for a silent player
   * @param words what is printed on the component of the ability
   */
  record Choice(AbilityCommand.Choose command, AbilityRef ability, AbilityWords words, Ask ask)
      implements AbilityOption {
    /** The candidates; one that can be chosen several times is listed as often. */
    public List<String> candidates() {
      return ask.candidates();
    }

    @Override
    public Form form() {
      Form form =
          Form.of(command)
              .titled(words.question(ask.about()))
              .with(field())
              .about("ability", ability)
              .about("about", ask.about());
      return words.on(form);
    }

    private Field field() {
      Bounds take = Bounds.between(ask.least(), ask.most());
      if (!ask.isCounted()) {
        return Field.choose("chosen", take, Candidate.each(candidates()));
      }
      List<Candidate> counted = new ArrayList<>();
      ask.supply()
          .forEach((candidate, times) ->
              counted.add(Candidate.of(Map.of("candidate", candidate)).most(times)));
      return Field.count("counts", take, counted);
    }
  }
}
