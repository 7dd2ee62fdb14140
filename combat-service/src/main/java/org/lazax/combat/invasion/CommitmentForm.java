package org.lazax.combat.invasion;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.invasion.CommitOption.CustodiansPrice;
import org.lazax.combat.invasion.CommitOption.LandingTolls;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.payment.Payment;

/**
 * Ground forces land on planets. The sample lands all of them on one planet: on Mecatol Rex if the
 * custodians token can be taken, else on the first planet that costs nothing. Rules: invasion.2,
 * custodians_token.1.
 */
final class CommitmentForm {
  private CommitmentForm() {}

  static Form of(CommitOption option) {
    Form form =
        Form.of(sample(option))
            .with(Field.each("landings", Bounds.atLeast(0), landings(option)))
            .refusedBy("custodians_token.1", "custodians_token.2", "infantry_tokens.N4");
    if (option.custodians().isPresent()) {
      CustodiansPrice price = option.custodians().get();
      form = form.with(price.means().field("custodians", price.influence()).orNone());
    }
    if (option.tolls().isPresent()) {
      form = form.with(tolls(option.tolls().get())).alsoRefusedBy(option.tolls().get().rules());
    }
    return option.droppable().isEmpty()
        ? form
        : form.with(Field.choose("dropped", Bounds.atLeast(0), Candidate.each(option.droppable())));
  }

  private static List<Candidate> landings(CommitOption option) {
    Field units = Field.count("units", Bounds.atLeast(1), UnitSelection.candidates(option.units()));
    return option.planets().stream()
        .map(planet -> Candidate.of(Map.of("planet", planet)).with(units))
        .toList();
  }

  private static Field tolls(LandingTolls tolls) {
    Field payment = tolls.means().field("payment", 1);
    return Field.each(
        "tolls",
        Bounds.atLeast(0),
        tolls.payments().entrySet().stream()
            .map(each ->
                Candidate.of(Map.of("planet", each.getKey())).most(each.getValue()).with(payment))
            .toList());
  }

  private static CommitGroundForces sample(CommitOption option) {
    Optional<CustodiansPrice> price = option.custodians();
    if (price.isPresent()) {
      Optional<Payment> paid = price.get().means().covering(price.get().influence());
      return new CommitGroundForces(List.of(all(option, price.get().planet())), paid);
    }
    return option.planets().stream()
        .filter(planet -> option.tolls().filter(it -> it.payments().containsKey(planet)).isEmpty())
        .findFirst()
        .map(planet -> new CommitGroundForces(List.of(all(option, planet)), Optional.empty()))
        .orElse(CommitGroundForces.NOBODY);
  }

  private static Landing all(CommitOption option, PlanetId planet) {
    return new Landing(planet, option.units());
  }
}
