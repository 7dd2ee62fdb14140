package org.lazax.game.technology;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.payment.Payment;
import org.lazax.table.component.ComponentRef;

/** What may be done where a technology may be researched. */
public sealed interface ResearchCommand extends Command {
  /** Researches a technology. */
  @JsonClassDescription("Researches a technology.")
  @WireType("game.research-technology")
  record ResearchTechnology(
      @JsonPropertyDescription("The technology.") TechnologyId technology,
      @JsonPropertyDescription(
              "The planets that are exhausted for their technology specialties, each for a "
                  + "missing prerequisite of its colour.")
          List<PlanetId> specialties,
      @JsonPropertyDescription("What is paid, if the research costs resources.")
          Optional<Payment> payment,
      @JsonPropertyDescription(
              "Components that lie face down and that the player shows with the payment, because "
                  + "they make it worth more. Only some components can be shown; none if left out. "
                  + "Rule: hopes_end.N39.")
          @OmittedByDefault
          List<ComponentRef> shown)
      implements ResearchCommand {
    public ResearchTechnology {
      specialties = List.copyOf(specialties);
      shown = List.copyOf(shown);
    }

    /** Research with whose payment nothing is shown. */
    public ResearchTechnology(
        TechnologyId technology, List<PlanetId> specialties, Optional<Payment> payment) {
      this(technology, specialties, payment, List.of());
    }
  }

  /** Pays for research, instead of which something else happens. */
  @JsonClassDescription("Pays for research in whose place something else happens.")
  @WireType("game.pay-for-research")
  record PayForResearch(@JsonPropertyDescription("The resources that are paid.") Payment payment)
      implements ResearchCommand {
    public PayForResearch {
      Objects.requireNonNull(payment, "a payment is named");
    }
  }

  @JsonClassDescription("Researches nothing.")
  @WireType("game.research-nothing")
  record ResearchNothing() implements ResearchCommand {}
}
