package org.lazax.game.warfare;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.units.Place;

/** What is to be chosen with Warfare. */
public sealed interface WarfareOption extends Option {
  /** A token from one of these systems goes to one of these pools. */
  record TokenLifting(List<SystemId> systems, List<Pool> pools) implements WarfareOption {
    @Override
    public Form form() {
      return Form.of(new TakeBackToken(systems.getFirst(), pools.getFirst()))
          .with(Field.one("system", systems))
          .with(Field.one("pool", pools));
    }
  }

  /** The dock in one of these places produces. */
  record DockChoice(List<Place> docks) implements WarfareOption {
    @Override
    public Form form() {
      return Form.of(new ChooseDock(docks.getFirst())).with(Field.one("dock", docks));
    }
  }
}
