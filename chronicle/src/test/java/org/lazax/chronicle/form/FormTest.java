package org.lazax.chronicle.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.chronicle.wire.WireTypes;

/** What a form says, how it is written, and what is made of one that is filled in by chance. */
final class FormTest {
  private static final ObjectMapper JSON = WireTypes.of(List.of(Feast.class)).json();
  private static final int OFTEN = 300;

  @WireType("game.give-feast")
  private record Feast(
      String host, List<Dish> dishes, Optional<Bill> bill, Map<String, Integer> seats, boolean late)
      implements Command {}

  private record Dish(String name, int count, Optional<String> table) {}

  private record Bill(List<String> planets, int tradeGoods) {}

  private static final Feast SAMPLE =
      new Feast("ann", List.of(), Optional.empty(), Map.of("inside", 1), false);

  private static Form form(Field... fields) {
    Form form = Form.of(SAMPLE);
    for (Field field : fields) {
      form = form.with(field);
    }
    return form;
  }

  private static Dish dish(String name) {
    return new Dish(name, 1, Optional.empty());
  }

  /** Fills the form in many times and gives each command to the check. */
  private static void often(Form form, Consumer<Feast> check) {
    for (int seed = 0; seed < OFTEN; seed++) {
      check.accept((Feast) new FormFiller(new SplittableRandom(seed)).fill(form).command());
    }
  }

  @Test
  void aFormIsNamedAfterItsCommandAndShowsAWholeOne() throws JsonProcessingException {
    Form form = form(Field.one("host", List.of("ann", "bob"))).refusedBy("a.1").about("of", 3);

    assertThat(JSON.readTree(JSON.writeValueAsString(form)))
        .isEqualTo(
            JSON.readTree(
                """
                {"command":"game.give-feast","title":"Give feast","rules":["a.1"],
                 "fields":[{"kind":"one","name":"host","from":[{"value":"ann"},{"value":"bob"}]}],
                 "sample":{"type":"game.give-feast","host":"ann","dishes":[],
                           "seats":{"inside":1},"late":false},
                 "about":{"of":3}}
                """));
  }

  @Test
  void whatIsInNoFieldStaysAsInTheSample() {
    often(
        form(Field.one("host", List.of("bob", "eve"))),
        feast -> {
          assertThat(feast.host()).isIn("bob", "eve");
          assertThat(feast)
              .isEqualTo(
                  new Feast(feast.host(), SAMPLE.dishes(), SAMPLE.bill(), SAMPLE.seats(), false));
        });
  }

  @Test
  void countsStayWithinSupplyAndBoundsAndWorth() {
    Field dishes =
        Field.count(
                "dishes",
                Bounds.between(1, 4),
                List.of(
                    Candidate.of(dish("soup")).most(2).worth(1),
                    Candidate.of(dish("roast")).most(3).worth(3)))
            .worth(Bounds.upTo(7));
    Set<Integer> totals = new HashSet<>();
    often(
        form(dishes),
        feast -> {
          int soup = count(feast, "soup");
          int roast = count(feast, "roast");
          assertThat(soup).isBetween(0, 2);
          assertThat(roast).isBetween(0, 3);
          assertThat(soup + roast).isBetween(1, 4);
          assertThat(soup + 3 * roast).isLessThanOrEqualTo(7);
          totals.add(soup + roast);
        });
    assertThat(totals).as("it uses its freedom").containsExactlyInAnyOrder(1, 2, 3);
  }

  private static int count(Feast feast, String name) {
    return feast.dishes().stream()
        .filter(dish -> dish.name().equals(name))
        .mapToInt(Dish::count)
        .sum();
  }

  @Test
  void aPriceThatHangsOnAnotherFieldIsCovered() {
    Field dishes =
        Field.each(
                "dishes",
                Bounds.between(1, 3),
                List.of(
                    Candidate.of(dish("pair")).most(3).worth(1, 2),
                    Candidate.of(dish("roast")).most(2).worth(3)))
            .worth(Bounds.upTo(8));
    Field bill =
        new Field.Pay(
            "bill",
            Optional.empty(),
            Bounds.atLeast(0),
            Optional.of(new Field.Price("dishes", 1)),
            List.of(Candidate.of("abyz").worth(3), Candidate.of("fria").worth(2)),
            Candidate.of("trade_good").most(4).worth(1));
    often(
        form(dishes, bill),
        feast -> {
          int price = (count(feast, "pair") + 1) / 2 + 3 * count(feast, "roast") - 1;
          Bill paid = feast.bill().orElseThrow();
          int worth =
              paid.planets().stream().mapToInt(planet -> planet.equals("abyz") ? 3 : 2).sum()
                  + paid.tradeGoods();
          assertThat(worth).isGreaterThanOrEqualTo(price);
          assertThat(paid.planets()).doesNotHaveDuplicates();
          assertThat(paid.tradeGoods()).isBetween(0, 4);
        });
  }

  @Test
  void whatIsAssignedCarriesThePropertiesOfItsPlaceAndItsNumber() {
    Field dishes =
        new Field.Assign(
            "dishes",
            Bounds.exactly(3),
            List.of(Candidate.of(Map.of("name", "soup")).most(3)),
            List.of(Candidate.of(Map.of("table", "round")), Candidate.of(Map.of("table", "long"))));
    often(
        form(dishes),
        feast -> {
          assertThat(count(feast, "soup")).isEqualTo(3);
          assertThat(feast.dishes())
              .allSatisfy(dish -> assertThat(dish.table().orElseThrow()).isIn("round", "long"));
        });
  }

  @Test
  void whatSeveralPartsOfAFormOfferIsThereOnce() {
    Candidate soup = Candidate.of(dish("soup")).most(2);
    Field inner = Field.count("dishes", Bounds.upTo(2), List.of(soup));
    Field tables =
        Field.each(
            "tables",
            Bounds.exactly(2),
            List.of(
                Candidate.of(Map.of("table", "round")).with(inner),
                Candidate.of(Map.of("table", "long")).with(inner)));
    for (int seed = 0; seed < OFTEN; seed++) {
      FilledForm filled = new FormFiller(new SplittableRandom(seed)).fill(form(tables));
      int taken =
          ((List<?>) filled.values().getOrDefault("tables", List.of()))
              .stream()
                  .map(Properties::of)
                  .flatMap(table ->
                      ((List<?>) table.byName().getOrDefault("dishes", List.of())).stream())
                  .map(Properties::of)
                  .mapToInt(dish -> (Integer) dish.byName().getOrDefault("count", 0))
                  .sum();
      assertThat(taken).isLessThanOrEqualTo(2);
    }
  }

  @Test
  void amountsNameEveryCandidateAndComeToTheirTotal() {
    Field seats =
        new Field.Amounts(
            "seats",
            Bounds.exactly(5),
            List.of(Candidate.of("inside").most(5), Candidate.of("outside").most(2)));
    often(
        form(seats),
        feast -> {
          assertThat(feast.seats()).containsOnlyKeys("inside", "outside");
          assertThat(feast.seats().getOrDefault("outside", 0)).isBetween(0, 2);
          assertThat(feast.seats().values().stream().mapToInt(Integer::intValue).sum())
              .isEqualTo(5);
        });
  }

  @Test
  void aFormSaysWhichRulesMayRefuseIt() {
    Form form = form().refusedBy("a.1").alsoRefusedBy(List.of("b.2"));

    assertThat(form.names(Refusal.rule("b.2", "no"))).isTrue();
    assertThat(form.names(Refusal.rule("c.3", "no"))).isFalse();
    assertThat(form.names(Refusal.of(Refusal.MALFORMED, "no"))).isFalse();
    assertThatThrownBy(() -> form.field("host")).hasMessageContaining("host");
  }
}
