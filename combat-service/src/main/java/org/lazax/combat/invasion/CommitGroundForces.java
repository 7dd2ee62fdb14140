package org.lazax.combat.invasion;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.payment.Payment;
import org.lazax.table.units.Place;

/**
 * The active player lands ground forces from the space area on planets of the active system. Rule:
 * invasion.2.
 *
 * @param landings empty to end the invasion. Rule: invasion.2.3
 * @param custodians the influence paid to take the custodians token from Mecatol Rex first
 * @param tolls what is paid to land where others ask for it, each payment by itself. Rule:
 *     unit/omniopiares.N1
 * @param dropped where all one's infantry is given up, for lack of plastic for those who land
 */
@WireType("combat.commit-ground-forces")
public record CommitGroundForces(
    List<Landing> landings,
    Optional<Payment> custodians,
    Optional<List<Place>> dropped,
    Optional<List<Toll>> tolls)
    implements Command {
  public static final CommitGroundForces NOBODY =
      new CommitGroundForces(List.of(), Optional.empty());

  public CommitGroundForces {
    landings = List.copyOf(landings);
    dropped = dropped.map(List::copyOf);
    tolls = tolls.map(List::copyOf);
  }

  /** Nobody asks for anything but the custodians. */
  public CommitGroundForces(
      List<Landing> landings, Optional<Payment> custodians, Optional<List<Place>> dropped) {
    this(landings, custodians, dropped, Optional.empty());
  }

  /** Nobody is given up elsewhere. */
  public CommitGroundForces(List<Landing> landings, Optional<Payment> custodians) {
    this(landings, custodians, Optional.empty());
  }

  /** One payment for landing on a planet where others ask for it. */
  public record Toll(PlanetId planet, Payment payment) {
    public Toll {
      Objects.requireNonNull(planet, "a toll names a planet");
      Objects.requireNonNull(payment, "a toll is paid");
    }
  }

  /** The units that land on one planet, at least one. */
  public record Landing(PlanetId planet, List<UnitSelection> units) {
    public Landing {
      Objects.requireNonNull(planet, "a landing names a planet");
      units = List.copyOf(units);
      if (units.isEmpty()) {
        throw new IllegalArgumentException("somebody lands");
      }
    }
  }
}
