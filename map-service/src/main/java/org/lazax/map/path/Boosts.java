package org.lazax.map.path;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.table.component.ComponentRef;

/**
 * What is left of the boosts of one movement. Each lets some ships move one system further. A ship
 * uses each component once. Immutable.
 */
public final class Boosts {
  private final MovementView view;
  private final List<Boost> left;

  private Boosts(MovementView view, List<Boost> left) {
    this.view = view;
    this.left = List.copyOf(left);
  }

  /** Those of these components; those that need an escort are used first. */
  static Boosts of(MovementView view, List<GrantedHooks<MovementHooks>> own) {
    List<Boost> boosts = new ArrayList<>();
    for (GrantedHooks<MovementHooks> granted : own) {
      int ships = granted.hooks().boosts(view, granted.grant());
      if (ships > 0) {
        boosts.add(new Boost(granted, ships, granted.hooks().escort(view, granted.grant())));
      }
    }
    boosts.sort(Comparator.comparing((Boost boost) -> boost.escort().isEmpty()));
    return new Boosts(view, boosts);
  }

  /** How many times ships may move one system further. */
  public int total() {
    return left.stream().mapToInt(Boost::ships).sum();
  }

  /** How many ships may move one system further by boosts that need no escort. */
  public int forAll() {
    return left.stream().filter(boost -> boost.escort().isEmpty()).mapToInt(Boost::ships).sum();
  }

  /** Those of which this ship may use one each, in the order in which they are used. */
  public List<Boost> of(Ship ship) {
    return left.stream().filter(boost -> boost.concerns(view, ship)).toList();
  }

  /** What is left if a ship uses one of each of these. */
  public Boosts less(List<Boost> used) {
    List<Boost> less = new ArrayList<>();
    for (Boost boost : left) {
      int ships = boost.ships() - (used.contains(boost) ? 1 : 0);
      if (ships > 0) {
        less.add(new Boost(boost.granted(), ships, boost.escort()));
      }
    }
    return new Boosts(view, less);
  }

  /**
   * The boosts by one component.
   *
   * @param ships how many ships may use it
   * @param escort the mark of the ship that has to move in the same movement; empty if none has to
   */
  public record Boost(
      GrantedHooks<MovementHooks> granted, int ships, Optional<ComponentRef> escort) {

    /** The component that gives it. */
    public ComponentRef by() {
      return granted.grant().component();
    }

    private boolean concerns(MovementView view, Ship ship) {
      return granted.hooks().concerns(view, granted.grant(), ship);
    }
  }
}
