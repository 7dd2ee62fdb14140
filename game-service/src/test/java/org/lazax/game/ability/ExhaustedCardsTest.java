package org.lazax.game.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.leadership.LeadershipCommand.GainTokens;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;

/** What an exhausted card gives: nothing. Meer is worth 4 influence, Abyz 3 resources. */
class ExhaustedCardsTest {
  private static final TechnologyId DIODES = new TechnologyId("transit_diodes");

  @Test
  @Rule({"exhausted.0", "readied.4"})
  void anExhaustedCardGivesNoAbilityUntilItIsReadied() {
    TableKit readied =
        board().technologies(P1, "transit_diodes").units(P1, "75/loki", UnitType.INFANTRY, 1);
    TableKit exhausted =
        readied.with(
            t -> t.withPlayer(P1, p -> p.withTechnologies(p.technologies(), Set.of(DIODES))));
    UseAbility diodes = new UseAbility(Service.GAME, AbilityRef.parse("technology/transit_diodes"));

    turn(exhausted).when(P1, diodes).thenRefused("abilities.3");
    turn(readied).when(P1, diodes).thenAccepted();
  }

  @Test
  @Rule({"exhausted.0", "readied.4", "readied.2"})
  void anExhaustedPlanetGivesNeitherResourcesNorInfluenceUntilItIsReadied() {
    ProduceUnits cruiser =
        new ProduceUnits(
            List.of(new Produced(UnitType.CRUISER, 1, Place.of("75"))), List.of(), pay("abyz"));
    GainTokens four = new GainTokens(new Tokens(4, 0, 0), pay("meer"));

    producing(board().controlsExhausted(P1, "abyz")).when(P1, cruiser).thenRefused("exhausted.1");
    producing(board().controls(P1, "abyz")).when(P1, cruiser).thenAccepted();
    leading(board().controlsExhausted(P1, "meer")).when(P1, four).thenRefused("exhausted.1");
    leading(board().controls(P1, "meer")).when(P1, four).thenAccepted();
  }

  @Test
  @Rule("readied.1")
  void aCardIsEitherReadiedOrExhausted() {
    PlanetId abyz = new PlanetId("abyz");
    TableKit readied = board().controls(P1, "abyz");
    TableKit exhausted = readied.with(new PlanetsExhausted(P1, List.of(abyz))::fold);
    TableKit again = exhausted.with(new PlanetsReadied(P1, List.of(abyz))::fold);

    assertThat(readied.table().planets().readied(P1, abyz)).isTrue();
    assertThat(exhausted.table().planets().readied(P1, abyz)).isFalse();
    assertThat(again.table().planets()).isEqualTo(readied.table().planets());
  }

  private static Payment pay(String planet) {
    return new Payment(List.of(new PlanetId(planet)), 0);
  }

  private static TableKit board() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .controls(P1, "loki")
        .units(P1, "75/loki", UnitType.SPACE_DOCK, 1);
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static Scenario<GameState> producing(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new Production(P1, SystemId.of("75"))));
  }

  private static Scenario<GameState> leading(TableKit kit) {
    return Using.card(kit, P1, "leadership");
  }
}
