package org.lazax.game.warfare;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.units.Place;

/** The choices with Warfare. */
public sealed interface WarfareOption extends Option {
  /** A command token of one of these systems is to be taken into one of these pools. */
  record TokenLifting(List<SystemId> systems, List<Pool> pools) implements WarfareOption {
    @Override
    public Form form() {
      return Form.of(new TakeBackToken(systems.getFirst(), pools.getFirst()))
          .with(Field.one("system", systems))
          .with(Field.one("pool", pools));
    }
  }

  /** One of these space docks is to use PRODUCTION. */
  record DockChoice(List<Place> docks) implements WarfareOption {
    @Override
    public Form form() {
      return Form.of(new ChooseDock(docks.getFirst())).with(Field.one("dock", docks));
    }
  }
}
