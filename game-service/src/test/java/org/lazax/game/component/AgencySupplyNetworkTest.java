package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Producing.order;
import static org.lazax.game.kit.Producing.some;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.game.kit.Producing;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.ProduceNothing;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.state.GameState;
import org.lazax.game.warfare.ChooseDock;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Allowance;
import org.lazax.table.units.Place;

/** P1 has docks on Loki and Abaddon (75) and on Abyz and Fria (38). */
class AgencySupplyNetworkTest {
  private static final String AGENCY = "technology/agency_supply_network";
  private static final Allowance ONE =
      new Allowance(Optional.of(1), Optional.empty(), List.of(), Optional.empty(), false);
  private static final ProduceUnits INFANTRY_ON_LOKI = order(1, some(INFANTRY, 1, "75/loki"));

  @Test
  @Rule({"technology/agency_supply_network.N2.1", "technology/agency_supply_network.N4"})
  void afterAllOfASystemHaveProducedAUnitOfAnotherSystemProduces() {
    Scenario<GameState> begun = Producing.in(kit(), P1, "75");
    assertThat(Using.abilities(begun, P1)).doesNotContain(AGENCY);
    Scenario<GameState> produced = begun.when(P1, INFANTRY_ON_LOKI).thenAccepted();
    assertThat(produced.table().player(P1).tradeGoods()).as("paid for").isEqualTo(8);
    Scenario<GameState> used = produced.when(P1, Using.ability(AGENCY)).thenAccepted();

    assertThat(Using.candidates(used, P1))
        .containsExactly("38/abyz:space_dock", "38/fria:space_dock");
    Scenario<GameState> again = used.when(P1, choose("38/abyz:space_dock")).thenAccepted();
    again.when(P1, order(3, some(INFANTRY, 6, "38/abyz"))).thenRefused("production.1");
    again.when(P1, order(1, some(INFANTRY, 1, "38/fria"))).thenRefused("production.3");
    again.when(P1, INFANTRY_ON_LOKI).thenRefused("production.3");
    Scenario<GameState> twice = again.when(P1, order(2, some(CRUISER, 1, "38"))).thenAccepted();
    assertThat(twice.table().units().ships(Place.of("38").system(), P1)).hasSize(1);
    assertThat(twice.table().kernel().stack()).as("and no third time").isEmpty();
  }

  @Test
  @Rule("technology/agency_supply_network.N2")
  void whatHasProducedDoesNotProduceAgain() {
    TableKit one = board().units(P1, "75/loki", SPACE_DOCK, 1);
    Scenario<GameState> produced = Producing.in(one, P1, "75").when(P1, INFANTRY_ON_LOKI);
    assertThat(produced.thenAccepted().table().kernel().stack()).as("no other unit").isEmpty();
  }

  @Test
  void itIsUsedOrNotAndOnlyByItsOwnerAfterProductionOfUnits() {
    Scenario<GameState> produced =
        Producing.in(kit(), P1, "75").when(P1, INFANTRY_ON_LOKI).thenAccepted();
    Scenario<GameState> kept = produced.when(P1, new LetPass(Service.GAME));
    assertThat(kept.thenAccepted().table().kernel().stack()).isEmpty();
    TableKit others = kit().units(P2, "26/lodor", SPACE_DOCK, 1).controls(P2, "lodor");
    Scenario<GameState> another =
        Producing.in(others.goods(P2, 3, 0), P2, "26")
            .when(P2, order(1, some(INFANTRY, 1, "26/lodor")));
    assertThat(another.thenAccepted().table().kernel().stack()).isEmpty();
    Scenario<GameState> without = Producing.by(ONE, kit(), P1, "75").when(P1, INFANTRY_ON_LOKI);
    assertThat(without.thenAccepted().table().kernel().stack()).isEmpty();
    Scenario<GameState> nothing =
        produced
            .when(P1, Using.ability(AGENCY))
            .when(P1, choose("38/abyz:space_dock"))
            .when(P1, new ProduceNothing());
    assertThat(nothing.thenAccepted().table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("technology/agency_supply_network.N1")
  void sarweenToolsMakeBothProductionsCheaper() {
    Scenario<GameState> produced =
        Producing.in(kit().technologies(P1, "sarween_tools").goods(P1, 2, 0), P1, "75")
            .when(P1, order(1, some(CRUISER, 1, "75")))
            .thenAccepted();
    Scenario<GameState> twice =
        produced
            .when(P1, Using.ability(AGENCY))
            .when(P1, choose("38/abyz:space_dock"))
            .when(P1, order(1, some(CRUISER, 1, "38")))
            .thenAccepted();
    assertThat(twice.table().player(P1).tradeGoods()).isZero();
  }

  @Test
  @Rule("technology/agency_supply_network.N4.1")
  void infantryOfBothProductionsIsNotPaidForTogether() {
    Scenario<GameState> again =
        Producing.in(kit(), P1, "75")
            .when(P1, INFANTRY_ON_LOKI)
            .when(P1, Using.ability(AGENCY))
            .when(P1, choose("38/abyz:space_dock"))
            .thenAccepted();
    again.when(P1, order(0, some(INFANTRY, 1, "38/abyz"))).thenRefused("producing_units.1");
    again.when(P1, order(1, some(INFANTRY, 2, "38/abyz"))).thenAccepted();
  }

  @Test
  @Rule("technology/agency_supply_network.N3")
  void custodiaVigiliaProducesFirstOrSecond() {
    TableKit custodia =
        board()
            .tile("18", 0, -1)
            .controls(P1, "custodia_vigilia", "mecatol_rex")
            .units(P1, "75/loki", SPACE_DOCK, 1)
            .units(P1, "18/mecatol_rex", SPACE_DOCK, 1);
    Scenario<GameState> first =
        Producing.in(custodia, P1, "75")
            .when(P1, INFANTRY_ON_LOKI)
            .when(P1, Using.ability(AGENCY))
            .thenAccepted();
    assertThat(Using.candidates(first, P1))
        .containsExactly("18/mecatol_rex:space_dock", "18/mecatol_rex");
    Scenario<GameState> second = first.when(P1, choose("18/mecatol_rex")).thenAccepted();
    second.when(P1, order(2, some(INFANTRY, 4, "18/mecatol_rex"))).thenRefused("production.1");
    second.when(P1, order(2, some(INFANTRY, 3, "18/mecatol_rex"))).thenAccepted();

    TableKit alone =
        board()
            .tile("18", 0, -1)
            .controls(P1, "custodia_vigilia", "mecatol_rex")
            .units(P1, "75/loki", SPACE_DOCK, 1)
            .units(P1, "75/abaddon", SPACE_DOCK, 1);
    Scenario<GameState> byCustodia =
        Producing.in(alone, P1, "18").when(P1, order(1, some(INFANTRY, 1, "18/mecatol_rex")));
    assertThat(Using.candidates(byCustodia.when(P1, Using.ability(AGENCY)), P1))
        .containsExactlyInAnyOrder("75/loki:space_dock", "75/abaddon:space_dock");
  }

  /** P2 plays Hacan with two docks at home, of which one produces by the secondary of Warfare. */
  @Test
  @Rule("technology/agency_supply_network.N2.2")
  void afterWarfareAnotherDockOfTheHomeSystemProduces() {
    TableKit home =
        TableKit.players(2)
            .player(P2, "hacan")
            .tile("16", 0, 0)
            .tile("75", 1, 0)
            .controls(P1, "loki")
            .controls(P2, "arretze", "hercant", "kamdorn")
            .goods(P2, 5, 0)
            .technologies(P2, "agency_supply_network")
            .units(P2, "16/arretze", SPACE_DOCK, 1)
            .units(P2, "16/hercant", SPACE_DOCK, 1)
            .units(P2, "16/kamdorn", SPACE_DOCK, 1);
    Scenario<GameState> used = warfare(home);
    Scenario<GameState> again =
        used.when(P2, Using.FOLLOW)
            .when(P2, new ChooseDock(Place.of("16/arretze")))
            .when(P2, order(1, some(INFANTRY, 1, "16/arretze")))
            .when(P2, Using.ability(AGENCY))
            .thenAccepted();
    assertThat(Using.candidates(again, P2))
        .containsExactly("16/hercant:space_dock", "16/kamdorn:space_dock");
  }

  private static Scenario<GameState> warfare(TableKit kit) {
    Scenario<GameState> card = Using.card(kit, P1, "warfare");
    return card.when(P1, card.silence(P1).orElseThrow()).thenAccepted();
  }

  private static TableKit kit() {
    return board()
        .units(P1, "75/loki", SPACE_DOCK, 1)
        .units(P1, "75/abaddon", SPACE_DOCK, 1)
        .units(P1, "38/abyz", SPACE_DOCK, 1)
        .units(P1, "38/fria", SPACE_DOCK, 1);
  }

  private static TableKit board() {
    return TableKit.players(2)
        .player(P1, "keleres")
        .technologies(P1, "agency_supply_network")
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("26", 1, 0)
        .sheet(P1, 3, 3, 2)
        .goods(P1, 9, 0)
        .controls(P1, "loki", "abaddon", "abyz", "fria");
  }
}
