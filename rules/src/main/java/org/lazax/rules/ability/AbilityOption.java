package org.lazax.rules.ability;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.component.AbilityRef;

/** The options of a player who may use abilities. */
public sealed interface AbilityOption extends Option {

  /** The player may use this ability. */
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

  /** The player may pass. */
  record Passing(AbilityCommand.LetPass command) implements AbilityOption {
    @Override
    public Form form() {
      return Form.of(command);
    }
  }

  /**
   * The player chooses {@code least} to {@code most} of the candidates for the ability.
   *
   * @param command the command that chooses what is chosen for a silent player
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
