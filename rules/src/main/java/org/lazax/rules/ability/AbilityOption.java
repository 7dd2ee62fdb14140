package org.lazax.rules.ability;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.component.AbilityRef;

/** What may be said when abilities may be used. */
public sealed interface AbilityOption extends Option {

  /** This ability may be used. */
  record Usable(AbilityCommand.UseAbility command) implements AbilityOption {
    /** The ability. */
    public AbilityRef ability() {
      return command.ability();
    }

    @Override
    public Form form() {
      return Form.of(command);
    }
  }

  /** The moment may be let pass. */
  record Passing(AbilityCommand.LetPass command) implements AbilityOption {
    @Override
    public Form form() {
      return Form.of(command);
    }
  }

  /**
   * From {@code least} to {@code most} of these are to be chosen for the ability.
   *
   * @param command that chooses the first ones
   */
  record Choice(
      AbilityCommand.Choose command,
      AbilityRef ability,
      String about,
      List<String> candidates,
      int least,
      int most)
      implements AbilityOption {
    @Override
    public Form form() {
      return Form.of(command)
          .with(Field.choose("chosen", Bounds.between(least, most), Candidate.each(candidates)))
          .about("ability", ability)
          .about("about", about);
    }
  }
}
