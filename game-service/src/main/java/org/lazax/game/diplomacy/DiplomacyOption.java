package org.lazax.game.diplomacy;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/** The choices when a system is locked. */
public sealed interface DiplomacyOption extends Option {
  /** One of these systems is to be chosen. */
  record SystemChoice(List<SystemId> systems) implements DiplomacyOption {
    @Override
    public Form form() {
      return Form.of(new DiplomacyCommand.ChooseSystem(systems.getFirst()))
          .with(Field.one("system", systems));
    }
  }

  /** A command token from one of these pools is placed in the system. */
  record TokenChoice(SystemId system, List<Pool> pools) implements DiplomacyOption {
    @Override
    public Form form() {
      return Form.of(new DiplomacyCommand.GiveToken(pools.getFirst()))
          .with(Field.one("pool", pools))
          .about("system", system);
    }
  }
}
