package org.lazax.game.technology;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.showing.Showing;
import org.lazax.rules.technology.Researchable;

/**
 * One technology is researched. The sample exhausts the planets with a specialty that are worth
 * least, and pays with what is left. Rules: technology.12, technology.14, technology.15.
 */
final class ResearchForm {
  private final ResearchOption option;
  private final Researchable technology;

  private ResearchForm(ResearchOption option, Researchable technology) {
    this.option = option;
    this.technology = technology;
  }

  static Form of(ResearchOption option, Researchable technology) {
    return new ResearchForm(option, technology).form();
  }

  private Form form() {
    List<PlanetId> exhausted = exhausted();
    Optional<Payment> payment =
        option.means().flatMap(means -> means.without(exhausted).covering(option.resources()));
    Form form =
        Form.of(
            new ResearchCommand.ResearchTechnology(
                technology.technology(), exhausted, payment, option.shown()));
    if (technology.planets() > 0) {
      form =
          form.with(
                  Field.choose(
                      "specialties",
                      Bounds.exactly(technology.planets()),
                      Candidate.each(specialties())))
              .about("missing", technology.missing());
    }
    form = Showing.told(form, option.shown());
    if (option.means().isPresent()) {
      form = form.with(option.means().get().field("payment", option.resources()));
    }
    return form.refusedBy("exhausted.1", "technology.12");
  }

  /** The planets whose specialty is missing. */
  private List<PlanetId> specialties() {
    return option.specialties().entrySet().stream()
        .filter(planet -> technology.missing().containsKey(planet.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private List<PlanetId> exhausted() {
    Map<PlanetId, Integer> worth = option.means().map(PaymentMeans::planets).orElse(Map.of());
    Comparator<PlanetId> least = Comparator.comparingInt(planet -> worth.getOrDefault(planet, 0));
    List<PlanetId> exhausted = new ArrayList<>();
    technology
        .missing()
        .forEach((colour, count) ->
            option.specialties().entrySet().stream()
                .filter(planet -> planet.getValue() == colour)
                .map(Map.Entry::getKey)
                .sorted(least)
                .limit(count)
                .forEach(exhausted::add));
    return exhausted.stream().sorted(least).limit(technology.planets()).toList();
  }
}
