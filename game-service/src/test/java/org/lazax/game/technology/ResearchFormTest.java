package org.lazax.game.technology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Colour;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.technology.Researchable;

/** What the form of a research offers, and which planets its sample exhausts. */
class ResearchFormTest {
  private static final PlanetId LAZAR = new PlanetId("lazar");
  private static final PlanetId SEM_LORE = new PlanetId("sem_lore");
  private static final PlanetId WELLON = new PlanetId("wellon");
  private static final PlanetId VORHAL = new PlanetId("vorhal");
  private static final PlanetId ABYZ = new PlanetId("abyz");
  private static final Map<PlanetId, Colour> SPECIALTIES =
      Map.of(
          LAZAR, Colour.CYBERNETIC,
          SEM_LORE, Colour.CYBERNETIC,
          WELLON, Colour.CYBERNETIC,
          VORHAL, Colour.BIOTIC);
  private static final PaymentMeans MEANS =
      new PaymentMeans(Map.of(LAZAR, 3, SEM_LORE, 1, WELLON, 2, VORHAL, 4, ABYZ, 5), 2, 1);

  @Test
  void aTechnologyThatLacksNothingNeedsNoPlanets() {
    Form form = form(researchable(Map.of(), 0), Optional.empty());

    assertThat(form.fields()).isEmpty();
    assertThat(form.about()).isEmpty();
    assertThat(sample(form).specialties()).isEmpty();
    assertThat(sample(form).payment()).isEmpty();
  }

  @Test
  void onlyPlanetsOfTheMissingColoursAreOfferedAsManyAsAreNeeded() {
    Form form = form(researchable(Map.of(Colour.CYBERNETIC, 2), 0), Optional.empty());
    Field.Choose specialties = (Field.Choose) form.field("specialties");

    assertThat(specialties.take()).isEqualTo(Bounds.exactly(2));
    assertThat(specialties.offered()).containsExactlyInAnyOrder(LAZAR, SEM_LORE, WELLON);
    assertThat(form.about()).containsEntry("missing", Map.of(Colour.CYBERNETIC, 2));
    assertThat(sample(form).specialties())
        .hasSize(2)
        .doesNotHaveDuplicates()
        .isSubsetOf(LAZAR, SEM_LORE, WELLON);
  }

  @Test
  void thePlanetsThatPayLeastAreExhaustedAndTheOthersPay() {
    Form one = form(researchable(Map.of(Colour.CYBERNETIC, 1), 0), Optional.of(MEANS));
    assertThat(sample(one).specialties()).containsExactly(SEM_LORE);
    assertThat(sample(one).payment()).contains(new Payment(List.of(ABYZ), 1));
    assertThat(one.field("payment")).isInstanceOf(Field.Pay.class);

    Form three =
        form(researchable(Map.of(Colour.CYBERNETIC, 2, Colour.BIOTIC, 1), 0), Optional.of(MEANS));
    assertThat(sample(three).specialties()).containsExactly(SEM_LORE, WELLON, VORHAL);
    Form ignored =
        form(researchable(Map.of(Colour.CYBERNETIC, 2, Colour.BIOTIC, 1), 1), Optional.of(MEANS));
    assertThat(sample(ignored).specialties())
        .as("what pays most is ignored")
        .containsExactly(SEM_LORE, WELLON);
  }

  private static Researchable researchable(Map<Colour, Integer> missing, int ignored) {
    return new Researchable(new TechnologyId("some_technology"), missing, ignored);
  }

  private static Form form(Researchable technology, Optional<PaymentMeans> means) {
    return new ResearchOption(
            List.of(technology), means.isPresent() ? 6 : 0, means, SPECIALTIES, List.of())
        .form();
  }

  private static ResearchTechnology sample(Form form) {
    return (ResearchTechnology) form.sample().command();
  }
}
