package org.lazax.game.technology;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.payment.Payment;

/** What may be done where a technology may be researched. */
public sealed interface ResearchCommand extends Command {
  List<Class<?>> TYPES =
      List.of(ResearchTechnology.class, PayForResearch.class, ResearchNothing.class);

  /**
   * Researches a technology.
   *
   * @param specialties planets exhausted, each for a prerequisite of its colour that is missing
   * @param payment what is spent where it costs resources
   */
  @WireType("game.research-technology")
  record ResearchTechnology(
      TechnologyId technology, List<PlanetId> specialties, Optional<Payment> payment)
      implements ResearchCommand {
    public ResearchTechnology {
      specialties = List.copyOf(specialties);
    }
  }

  /** Pays for research, instead of which something else happens. */
  @WireType("game.pay-for-research")
  record PayForResearch(Payment payment) implements ResearchCommand {
    public PayForResearch {
      Objects.requireNonNull(payment, "a payment is named");
    }
  }

  @WireType("game.research-nothing")
  record ResearchNothing() implements ResearchCommand {}
}
