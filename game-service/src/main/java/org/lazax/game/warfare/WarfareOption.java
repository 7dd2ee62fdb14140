package org.lazax.game.warfare;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.units.Place;

/** What is to be chosen with Warfare. */
public sealed interface WarfareOption extends Option {
  /** A token from one of these systems goes to one of these pools. */
  record TokenLifting(List<SystemId> systems, List<Pool> pools) implements WarfareOption {
    @Override
    public String command() {
      return WireTypes.nameOf(TakeBackToken.class);
    }
  }

  /** The dock in one of these places produces. */
  record DockChoice(List<Place> docks) implements WarfareOption {
    @Override
    public String command() {
      return WireTypes.nameOf(ChooseDock.class);
    }
  }
}
