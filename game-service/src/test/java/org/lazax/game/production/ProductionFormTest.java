package org.lazax.game.production;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.Cost;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.game.production.ProductionCommand.Lifted;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.production.ProductionOption.Producing;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.production.Producible;
import org.lazax.table.capture.Captive;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/** What the form of a production offers, and what its sample produces and pays. */
class ProductionFormTest {
  private static final Place SPACE = Place.of("38");
  private static final Producible DREADNOUGHTS = producible(DREADNOUGHT, 4, 1, Optional.of(5));
  private static final Producible CRUISERS = producible(CRUISER, 2, 1, Optional.of(8));
  private static final Producible FIGHTERS = producible(FIGHTER, 1, 2, Optional.empty());

  @Test
  void theSampleTakesOneOfEachFromTheDearestDownUntilNothingMoreCanBePaid() {
    ProduceUnits sample = sample(producing(5, 9, FIGHTERS, CRUISERS, DREADNOUGHTS));

    assertThat(sample.units())
        .containsExactly(produced(FIGHTER, 2), produced(CRUISER, 2), produced(DREADNOUGHT, 1));
    assertThat(sample.payment()).isEqualTo(goods(9));
    ProduceUnits half = sample(producing(3, 9, FIGHTERS, CRUISERS, DREADNOUGHTS));
    assertThat(half.units())
        .containsExactly(produced(FIGHTER, 1), produced(CRUISER, 1), produced(DREADNOUGHT, 1));
    assertThat(half.payment()).as("half a pair costs as much as a whole one").isEqualTo(goods(7));
    assertThat(sample(producing(5, 7, FIGHTERS, CRUISERS, DREADNOUGHTS)).units())
        .containsExactly(produced(FIGHTER, 2), produced(CRUISER, 1), produced(DREADNOUGHT, 1));
    assertThat(sample(producing(2, 9, FIGHTERS, CRUISERS, DREADNOUGHTS)).units())
        .containsExactly(produced(CRUISER, 1), produced(DREADNOUGHT, 1));
  }

  @Test
  void theSampleTakesNoMoreThanIsInTheReinforcements() {
    Producible one = producible(CRUISER, 2, 1, Optional.of(1));

    assertThat(sample(producing(5, 20, one)).units()).containsExactly(produced(CRUISER, 1));
    assertThat(sample(producing(3, 20, CRUISERS)).units()).containsExactly(produced(CRUISER, 3));
  }

  @Test
  void aDiscountPaysForWhatTheMeansDoNot() {
    Producing option = option(Optional.of(5), Optional.empty(), 2, 4, List.of(), CRUISERS);

    assertThat(sample(option).units()).containsExactly(produced(CRUISER, 3));
    assertThat(sample(option).payment()).isEqualTo(goods(4));
    assertThat(units(option).worth()).contains(Bounds.upTo(6));
    Producing free = option(Optional.of(1), Optional.empty(), 3, 4, List.of(), CRUISERS);
    assertThat(sample(free).payment()).as("nothing is given back").isEqualTo(goods(0));
  }

  @Test
  void theCostOfAllTogetherMayBeLimited() {
    Producing option = option(Optional.of(5), Optional.of(4), 0, 9, List.of(), CRUISERS);

    assertThat(sample(option).units()).containsExactly(produced(CRUISER, 2));
    assertThat(units(option).worth()).contains(Bounds.upTo(4));
  }

  @Test
  void whereOnlyThePriceIsALimitTheSampleTakesAHandful() {
    Producing option =
        option(Optional.empty(), Optional.empty(), 0, 99, List.of(), FIGHTERS, CRUISERS);

    assertThat(sample(option).units()).containsExactly(produced(FIGHTER, 3), produced(CRUISER, 3));
    assertThat(units(option).take()).isEqualTo(Bounds.atLeast(1));
    assertThat(units(option).from()).extracting(Candidate::supply).containsExactly(24, 8);
  }

  @Test
  void itOffersWhatTheReinforcementsHoldAndWhatMayBeTakenOffTheBoard() {
    Producible none = producible(CRUISER, 2, 1, Optional.of(1));
    Lifted lifted = new Lifted(CRUISER, 3, true, Place.of("18"));
    Producing option =
        option(Optional.of(6), Optional.empty(), 0, 9, List.of(lifted), DREADNOUGHTS, none);

    assertThat(units(option).take()).isEqualTo(Bounds.between(1, 6));
    assertThat(units(option).from()).extracting(Candidate::supply).containsExactly(5, 4);
    assertThat(units(option).from())
        .extracting(Candidate::worth)
        .containsExactly(Optional.of(4), Optional.of(2));
    assertThat(((Field.Count) option.form().field("lifted")).from())
        .singleElement()
        .satisfies(candidate -> {
          assertThat(candidate.value())
              .isEqualTo(Map.of("type", CRUISER, "damaged", true, "from", Place.of("18")));
          assertThat(candidate.supply()).isEqualTo(3);
        });
    assertThat(producing(5, 9, CRUISERS).form().fields())
        .extracting(Field::name)
        .doesNotContain("lifted");
  }

  @Test
  void whereNothingIsInTheReinforcementsTheSampleTakesOneOffTheBoard() {
    Producible gone = producible(CRUISER, 2, 1, Optional.of(0));
    Lifted three = new Lifted(CRUISER, 3, true, Place.of("18"));
    Producing option = option(Optional.of(2), Optional.empty(), 0, 9, List.of(three), gone);

    assertThat(ProductionForm.isPossible(option)).isTrue();
    assertThat(sample(option))
        .isEqualTo(
            new ProduceUnits(
                List.of(produced(CRUISER, 1)),
                List.of(new Lifted(CRUISER, 1, true, Place.of("18"))),
                goods(2)));
    Producing poor = option(Optional.of(2), Optional.empty(), 0, 1, List.of(three), gone);
    assertThat(ProductionForm.isPossible(poor)).isFalse();
  }

  @Test
  void whatCannotBePaidIsNotPossible() {
    assertThat(ProductionForm.isPossible(producing(5, 2, CRUISERS, DREADNOUGHTS))).isTrue();
    assertThat(ProductionForm.isPossible(producing(5, 1, CRUISERS, DREADNOUGHTS))).isFalse();
    assertThat(ProductionForm.isPossible(producing(0, 9, CRUISERS))).isFalse();
    Producible gone = producible(CRUISER, 2, 1, Optional.of(0));
    assertThat(ProductionForm.isPossible(producing(5, 9, gone))).isFalse();
    assertThat(
            ProductionForm.isPossible(
                option(Optional.empty(), Optional.of(1), 0, 9, List.of(), CRUISERS)))
        .isFalse();
  }

  @Test
  void whatDoesNotCountAgainstTheLimitIsOfferedBesideIt() {
    Producing two = producing(2, 9, CRUISERS);
    Producing beside = with(1, List.of(), two);

    assertThat(units(two).take()).isEqualTo(Bounds.between(1, 2));
    assertThat(two.form().rules()).doesNotContain("production.1");
    assertThat(units(beside).take()).isEqualTo(Bounds.between(1, 3));
    assertThat(units(beside).from()).extracting(Candidate::supply).containsExactly(3);
    assertThat(beside.form().rules()).contains("production.1");
  }

  @Test
  void captivesPayForUnitsOfTheirTypeThatAreThere() {
    Captive captives = new Captive(Optional.of(P2), CRUISER, 2);
    Producing poor = with(0, List.of(captives), producing(5, 0, CRUISERS, DREADNOUGHTS));

    assertThat(ProductionForm.isPossible(poor)).isTrue();
    assertThat(poor.form().rules()).contains("production.1", "component_limitations.4");
    assertThat(sample(poor).units())
        .containsExactly(new Produced(CRUISER, 1, SPACE, Optional.of("cruiser-p2")));
    assertThat(units(poor).from())
        .extracting(Candidate::value)
        .contains(Map.of("type", CRUISER, "count", 1, "captives", "cruiser-p2"));
    assertThat(ProductionForm.isPossible(with(0, List.of(captives), producing(0, 0, CRUISERS))))
        .isFalse();
    Producible none =
        new Producible(
            CRUISER, new Cost(2, 1), 0, Optional.of(0), List.of(SPACE), Optional.empty());
    assertThat(ProductionForm.isPossible(with(0, List.of(captives), producing(5, 0, none))))
        .isFalse();
  }

  @Test
  void markedUnitsAreTakenOffTheBoardWithTheirMark() {
    ComponentRef mark = ComponentRef.parse("promissory_note/the_cavalry");
    Lifted marked = new Lifted(CRUISER, 1, false, Place.of("18"), Optional.of(mark));
    Form form = option(Optional.of(6), Optional.empty(), 0, 9, List.of(marked), CRUISERS).form();

    assertThat(((Field.Count) form.field("lifted")).from())
        .extracting(Candidate::value)
        .containsExactly(
            Map.of("type", CRUISER, "damaged", false, "from", Place.of("18"), "mark", mark));
  }

  private static Producing with(int beside, List<Captive> captives, Producing option) {
    return new Producing(
        option.required(),
        option.limit(),
        option.mostCost(),
        option.discount(),
        option.units(),
        option.liftable(),
        option.means(),
        beside,
        captives);
  }

  private static Field.Each units(Producing option) {
    return (Field.Each) option.form().field("units");
  }

  private static ProduceUnits sample(Producing option) {
    return (ProduceUnits) option.form().sample().command();
  }

  private static Payment goods(int goods) {
    return new Payment(List.<PlanetId>of(), goods);
  }

  private static Produced produced(UnitType type, int count) {
    return new Produced(type, count, SPACE);
  }

  private static Producible producible(
      UnitType type, int resources, int pieces, Optional<Integer> reinforcements) {
    return new Producible(
        type,
        new Cost(resources, pieces),
        reinforcements.isEmpty() ? 99 : 9,
        reinforcements,
        List.of(SPACE),
        Optional.empty());
  }

  private static Producing producing(int limit, int goods, Producible... units) {
    return option(Optional.of(limit), Optional.empty(), 0, goods, List.of(), units);
  }

  private static Producing option(
      Optional<Integer> limit,
      Optional<Integer> mostCost,
      int discount,
      int goods,
      List<Lifted> lifted,
      Producible... units) {
    return new Producing(
        false,
        limit,
        mostCost,
        discount,
        List.of(units),
        lifted,
        new PaymentMeans(Map.of(), goods, 1),
        0,
        List.of());
  }
}
