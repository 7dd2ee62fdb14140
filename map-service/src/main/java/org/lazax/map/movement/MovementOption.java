package org.lazax.map.movement;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.map.state.Pickup;
import org.lazax.rules.galaxy.Passage;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The ships that can reach the active system, and those that are there and can take cargo aboard.
 * The player may declare any of them, or none.
 *
 * @param boosts how many of the ships that need a boost may move
 * @param shown what lies face down and is shown with the declaration, so that these ships reach it
 */
public record MovementOption(
    SystemId to, int boosts, List<Mover> ships, @OmittedByDefault List<ComponentRef> shown)
    implements Option {
  public MovementOption {
    ships = List.copyOf(ships);
    shown = List.copyOf(shown);
  }

  @Override
  public Form form() {
    return MovementForm.of(this);
  }

  /**
   * A boost that only some ships may have.
   *
   * @param by the component that gives it
   * @param ships how many ships may have it
   * @param escort the mark of the ship that has to move with them; empty if none has to
   */
  public record SharedBoost(ComponentRef by, int ships, Optional<ComponentRef> escort) {}

  /**
   * A system through which ships may move only with another ship.
   *
   * @param with the marks of the ships, of which one has to move through the system too
   */
  public record Escorted(SystemId system, List<ComponentRef> with) {
    public Escorted {
      with = List.copyOf(with);
    }
  }

  /**
   * Like ships in one system, with their best path, or like ships in the active system that stay
   * there and only take cargo aboard. Rules: transport.N3, promissory_note/ceasefire.N3.
   *
   * @param count how many there are
   * @param path every system entered, the active one last; the command may name another path. Empty
   *     for ships that stay
   * @param choices other passages on the same path, one for each step. Each list differs from the
   *     default in one step. Rules: wormholes.N4.1, wormholes.N4.2
   * @param dice how many dice each ship rolls for gravity rifts
   * @param boosted whether it reaches the active system only with a boost
   * @param capacity how many units each may carry
   * @param cargo what can be taken aboard on this path; the ships share it
   * @param mark the component that tells them from others of their type; empty if none does
   * @param ahead whether they may arrive before the others start to move, which then move on the
   *     table that these leave
   * @param boosts the boosts that each of them would take, if any of these is not for all ships
   * @param escorted the systems on the path through which they may move only with another ship
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
      Optional<ComponentRef> mark,
      boolean ahead,
      @OmittedByDefault List<SharedBoost> boosts,
      @OmittedByDefault List<Escorted> escorted) {
    public Mover {
      path = List.copyOf(path);
      choices = List.copyOf(choices);
      cargo = List.copyOf(cargo);
      boosts = List.copyOf(boosts);
      escorted = List.copyOf(escorted);
    }

    /** Like ships that stay in the active system, where there is cargo for them. */
    static Mover staying(MovableUnits fleet, List<Pickup> cargo) {
      return new Mover(
          fleet.like().from(),
          fleet.stack().type(),
          fleet.stack().damaged(),
          fleet.stack().count(),
          List.of(),
          List.of(),
          0,
          false,
          fleet.card().capacity(),
          cargo,
          fleet.stack().mark(),
          false,
          List.of(),
          List.of());
    }

    /** Whether it stays in the active system. */
    public boolean stays() {
      return path.isEmpty();
    }

    /** How many boosts it takes. */
    int taken() {
      return Math.max(boosted ? 1 : 0, boosts.size());
    }

    /** The move of one of these ships with this cargo. */
    public ShipMove move(List<Pickup> aboard) {
      return new ShipMove(from, type, damaged, Optional.of(path), Optional.empty(), aboard, mark);
    }

    /** The same through other passages, one for each step. */
    ShipMove move(List<Pickup> aboard, List<Passage> through) {
      return new ShipMove(
          from, type, damaged, Optional.of(path), Optional.of(through), aboard, mark);
    }
  }
}
