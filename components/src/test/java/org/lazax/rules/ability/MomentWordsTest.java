package org.lazax.rules.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTaken;
import org.lazax.rules.ability.occurrence.StandardOccurrence;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.exploration.ExplorationOccurrence;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.ComponentRef;

class MomentWordsTest {

  @Test
  void everyOccurrenceOfThePlatformHasWords() {
    Set<String> kinds = new TreeSet<>();
    Stream.of(StandardOccurrence.class, ExplorationOccurrence.class)
        .flatMap(MomentWordsTest::occurrences)
        .filter(type -> type != InFight.class)
        .map(WireTypes::nameOf)
        .forEach(kinds::add);
    Arrays.stream(CombatMoment.values())
        .map(moment -> WireTypes.nameOf(InFight.class) + "." + moment.text())
        .forEach(kinds::add);

    assertThat(MomentWords.kinds()).containsExactlyInAnyOrderElementsOf(kinds);
  }

  private static Stream<Class<?>> occurrences(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(MomentWordsTest::occurrences)
        : Stream.of(type);
  }

  @Test
  void theWordsNameSeatsAndWhatIsPrinted() {
    PlanetTaken taken = new PlanetTaken(P1, P2, new PlanetId("mecatol_rex"), Optional.empty());

    assertThat(MomentWords.of(TableKit.players(2).table(), taken))
        .isEqualTo("p2 gains control of Mecatol Rex");
  }

  /** Sarween Tools rings a bell at the end of a turn. */
  @Test
  void aMomentTitlesItsWindowAndTheFormsOfThoseWhoAreAsked() {
    TableKit kit =
        TableKit.players(2)
            .technologies(P1, "sarween_tools")
            .frame(new Moment(Service.GAME, new TurnEnds(P1)));
    Scenario<Integer> asked = Scenario.given(Bells.of(Bell.of("technology/sarween_tools#1")), kit);

    assertThat(title(asked)).isEqualTo("The turn of p1 ends");
    assertThat(asked.options(P1))
        .extracting(option -> option.form().title())
        .containsExactly("Sarween Tools", "Use no ability");
    assertThat(asked.options(P1))
        .allSatisfy(option ->
            assertThat(option.form().about()).containsEntry("moment", "The turn of p1 ends"));
  }

  @Test
  void anAbilityThatAsksTitlesItsWindow() {
    Scenario<Integer> asked = Question.of(Ask.one("fruit", List.of("apple", "pear"))).asked();

    assertThat(title(asked)).endsWith(": fruit");
    assertThat(asked.options(P1).getFirst().form().title()).isEqualTo(title(asked));
  }

  private static String title(Scenario<Integer> asked) {
    return WindowTitles.of(asked.table(), asked.table().kernel().awaiting().orElseThrow());
  }

  @Test
  void itsFormSaysWhatBecomesOfACardThatIsUsed() {
    assertThat(cost("technology/bio_stims")).contains("It is exhausted.");
    assertThat(cost("technology/neural_motivator")).isEmpty();
    assertThat(cost("action_card/sabotage")).contains("It is discarded.");
    assertThat(cost("leader/letani_miasmiala")).contains("It is purged.");
    assertThat(cost("relic/dominus_orb")).contains("It is purged.");
    assertThat(cost("promissory_note/ceasefire")).contains("It goes back to its owner.");
    assertThat(cost("promissory_note/support_for_the_throne")).isEmpty();
    assertThat(cost("planet/mallice")).contains("It is exhausted.");
  }

  @Test
  void itsFormSaysWhatElseItsUseCosts() {
    UseCost goods = UseCost.of(Means.TRADE_GOOD, Bounds.atLeast(1));
    UseCost ships = UseCost.of(Means.SHIP, Bounds.between(1, 2));

    assertThat(costing("technology/instinct_training", UseCost.of(Means.STRATEGY_TOKEN, 1)))
        .contains("It is exhausted. It costs 1 token of the strategy pool.");
    assertThat(costing("technology/neural_motivator", goods, ships))
        .contains("It costs any number of trade goods and 1 to 2 ships.");
    assertThat(costing("technology/neural_motivator", UseCost.ofOwner(Means.FLEET_TOKEN, 2)))
        .contains("It costs its owner 2 tokens of the fleet pool.");
    assertThat(
            costing(
                "technology/neural_motivator", UseCost.ofChosen(Means.ACTION_CARD, Bounds.upTo(1))))
        .contains("It costs a player of your choice up to 1 action card.");
  }

  private static Optional<String> costing(String component, UseCost... costs) {
    return words(component).costing(List.of(costs)).cost();
  }

  private static Optional<String> cost(String component) {
    return words(component).cost();
  }

  private static AbilityWords words(String component) {
    return AbilityWords.of(TableKit.players(2).table(), ComponentRef.parse(component));
  }

  @Test
  void aNameIsTitledLikeTheBeginningOfASentence() {
    assertThat(MomentWords.titled("strategy-card")).isEqualTo("Strategy card");
  }
}
