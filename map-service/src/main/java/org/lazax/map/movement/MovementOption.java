package org.lazax.map.movement;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.map.state.Pickup;
import org.lazax.rules.galaxy.Passage;
import org.lazax.table.galaxy.SystemId;

/**
 * The ships that can reach the active system; any of them may go, or none.
 *
 * @param boosts how many of them may be ones that need a boost
 */
public record MovementOption(SystemId to, int boosts, List<Mover> ships) implements Option {
  public MovementOption {
    ships = List.copyOf(ships);
  }

  @Override
  public Form form() {
    return MovementForm.of(this);
  }

  /**
   * Like ships in one system and the best way for each.
   *
   * @param count how many there are
   * @param path every system entered, the active one last; other ways may be named instead
   * @param choices other passages by which it may go the same path, one for each step; each list
   *     differs from what is taken by default in one step. Rules: wormholes.N4.1, wormholes.N4.2
   * @param dice how many dice each has to throw for gravity rifts
   * @param boosted whether it gets there only with a boost
   * @param capacity how many units each may carry
   * @param cargo what can be taken aboard on this way; ships share what is there
   * @param ahead whether they may arrive before the others set out, which then go from where that
   *     leaves things
   */
  public record Mover(
      SystemId from,
      UnitType type,
      boolean damaged,
      int count,
      List<SystemId> path,
      List<List<Passage>> choices,
      int dice,
      boolean boosted,
      int capacity,
      List<Pickup> cargo,
      boolean ahead) {
    public Mover {
      path = List.copyOf(path);
      choices = choices.stream().map(List::copyOf).toList();
      cargo = List.copyOf(cargo);
    }

    /** One of these ships, with this aboard. */
    public ShipMove move(List<Pickup> aboard) {
      return new ShipMove(from, type, damaged, Optional.of(path), Optional.empty(), aboard);
    }

    /** The same by other passages, one for each step. */
    ShipMove move(List<Pickup> aboard, List<Passage> through) {
      return new ShipMove(from, type, damaged, Optional.of(path), Optional.of(through), aboard);
    }
  }
}
