package org.lazax.game.technology;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.technology.Colour;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.component.ComponentRef;

/**
 * One of these technologies may be researched.
 *
 * @param resources the price in resources
 * @param means the means of paying resources; empty if it costs none
 * @param specialties the planets that may be exhausted, each for one missing prerequisite
 * @param shown what lies face down and is shown with the payment, so that the means are worth this
 */
public record ResearchOption(
    List<Researchable> technologies,
    int resources,
    Optional<PaymentMeans> means,
    Map<PlanetId, Colour> specialties,
    @OmittedByDefault List<ComponentRef> shown)
    implements Option {
  @Override
  public Form form() {
    return forms().getFirst();
  }

  /** One form for each technology, because each needs other planets. */
  @Override
  public List<Form> forms() {
    return technologies.stream().map(some -> ResearchForm.of(this, some)).toList();
  }
}
