package org.lazax.game.technology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.planets;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;

/** What is not needed for research is not taken for it. P1 holds Technology. */
class NeededForResearchTest {
  @Test
  void nothingIsPaidForTheFirstOfTheCard() {
    Scenario<GameState> first = given(kit().goods(P1, 6, 0));
    Scenario<GameState> second = first.when(P1, research("neural_motivator"));

    assertThat(option(first).means()).isEmpty();
    assertThat(option(second).means()).isPresent();
    first.when(P1, buy("sarween_tools", 1)).thenRefused("technology_sc.2");
    first.when(P1, buy("sarween_tools", 0)).thenAccepted();
    second.when(P1, buy("sarween_tools", 6)).thenAccepted();
  }

  @Test
  void aPlanetStandsInForOnePrerequisite() {
    Scenario<GameState> first = given(kit().controls(P1, "wellon", "lazar"));

    first
        .when(P1, research("graviton_laser_system", "wellon", "wellon"))
        .thenRefused("technology.12");
    first
        .when(P1, research("graviton_laser_system", "wellon", "lazar"))
        .thenRefused("technology.12");
    first.when(P1, research("neural_motivator", "wellon")).thenRefused("technology.12");
    first.when(P1, research("graviton_laser_system", "lazar")).thenAccepted();
  }

  private static ResearchOption option(Scenario<GameState> scenario) {
    return (ResearchOption) scenario.options(P1).getFirst();
  }

  private static ResearchTechnology research(String technology, String... specialties) {
    return new ResearchTechnology(
        new TechnologyId(technology), planets(specialties), Optional.empty());
  }

  private static ResearchTechnology buy(String technology, int goods) {
    return new ResearchTechnology(
        new TechnologyId(technology), List.of(), Optional.of(new Payment(List.of(), goods)));
  }

  private static TableKit kit() {
    return TableKit.players(3).tile("38", 1, 0).tile("19", 0, 1).sheet(P3, 3, 3, 0);
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Using.card(kit, P1, "technology");
  }
}
