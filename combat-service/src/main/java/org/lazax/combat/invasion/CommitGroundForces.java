package org.lazax.combat.invasion;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.WireType;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.payment.Payment;
import org.lazax.table.units.Place;

/**
 * The active player lands ground forces from the space area on planets of the active system. Rule:
 * invasion.2.
 */
@JsonClassDescription(
    "Lands ground forces from the space area on planets of the active system. "
        + "Rule: invasion.2.")
@WireType("combat.commit-ground-forces")
public record CommitGroundForces(
    @JsonPropertyDescription(
            "The units that land, by planet, each planet once. Empty to end the invasion. "
                + "Rule: invasion.2.3.")
        List<Landing> landings,
    @JsonPropertyDescription(
            "The influence paid to remove the custodians token, before a landing on "
                + "Mecatol Rex. Left out if nobody lands there or the token is gone.")
        Optional<Payment> custodians,
    @JsonPropertyDescription(
            "Places where all infantry of the player is given up, because there is not "
                + "enough plastic for the infantry that lands. None if left out.")
        Optional<List<Place>> dropped,
    @JsonPropertyDescription(
            "What is paid to land on planets where others demand it, one payment for each "
                + "planet. None if left out. Rule: unit/omniopiares.N1.")
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
  @JsonClassDescription("A payment for landing on one planet.")
  public record Toll(
      @JsonPropertyDescription("The planet.") PlanetId planet,
      @JsonPropertyDescription("What is paid.") Payment payment) {
    public Toll {
      Objects.requireNonNull(planet, "a toll names a planet");
      Objects.requireNonNull(payment, "a toll is paid");
    }
  }

  /** The units that land on one planet, at least one. */
  @JsonClassDescription("The units that land on one planet.")
  public record Landing(
      @JsonPropertyDescription("A planet of the active system.") PlanetId planet,
      @JsonPropertyDescription("The ground forces, at least one group.") @Limits(min = 1)
          List<UnitSelection> units) {
    public Landing {
      Objects.requireNonNull(planet, "a landing names a planet");
      units = List.copyOf(units);
      if (units.isEmpty()) {
        throw new IllegalArgumentException("units is empty, and at least one lands");
      }
    }
  }
}
