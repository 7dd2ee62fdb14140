package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actioncards.DiscardActionCards;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Producing;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** P3, the Yssaril, copies agents of P1 or P2 with Ssruu. */
class SsruuCopiesTest {
  private static final LetPass NO = new LetPass(Service.GAME);

  @Test
  @Rule("leader/clever_clever_ssruu.N4")
  void aCopyOfSuffiAnGivesCardsToTheYssarilAndTheOneWhoWasPillaged() {
    TableKit kit =
        kit()
            .player(P1, "mentak")
            .leaders(P1, "suffi_an")
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .units(P1, "75", CRUISER, 1)
            .units(P2, "38", CRUISER, 1)
            .goods(P2, 3, 0)
            .holds(P2, "mining_initiative")
            .controls(P2, "abyz");
    Scenario<GameState> pillaged =
        Using.turn(kit, P2)
            .when(P2, Using.ability("action_card/mining_initiative"))
            .when(P1, Using.ability("faction_ability/pillage"));
    assertThat(Using.abilities(pillaged, P3)).containsExactly("leader/suffi_an");

    Scenario<GameState> scheming = pillaged.when(P3, Using.ability("leader/suffi_an"), 1, 1);
    Scenario<GameState> drawn =
        scheming.when(
            P3,
            new DiscardActionCards(List.of(scheming.table().player(P3).actionCards().getFirst())),
            1);
    assertThat(drawn.table().player(P3).actionCards()).hasSize(1);
    assertThat(drawn.table().player(P2).actionCards()).hasSize(1);
    assertThat(drawn.table().player(P1).actionCards()).isEmpty();
  }

  /**
   * P1 holds Flank Speed and may move one ship as fast as a ship of P2, by the agent or its copy.
   */
  @Test
  @Rule("leader/clever_clever_ssruu.N2")
  void aCopyOfCaptainMendosaComesBeforeOrAfterOtherBoosts() {
    TableKit kit =
        kit()
            .player(P2, "saar")
            .leaders(P2, "captain_mendosa")
            .tile("38", 0, 0)
            .tile("75", 0, 1)
            .holds(P1, "flank_speed")
            .units(P1, "38", DREADNOUGHT, 2)
            .units(P2, "75", CRUISER, 1);
    Scenario<GameState> activated =
        Using.turn(kit, P1).when(P1, new ActivateSystem(SystemId.of("75"))).thenAccepted();
    UseAbility flank = Using.ability("action_card/flank_speed");
    UseAbility mendosa = Using.ability("leader/captain_mendosa");

    Scenario<GameState> last = activated.when(P1, flank).when(P2, mendosa).when(P3, mendosa);
    Scenario<GameState> first =
        activated.when(P1, NO).when(P2, NO).when(P3, mendosa).when(P1, flank);
    assertThat(moves(last.thenAccepted())).containsExactly("2", "2");
    assertThat(moves(first.when(P2, mendosa).thenAccepted())).containsExactly("2", "2");
  }

  private static List<String> moves(Scenario<GameState> scenario) {
    return scenario.table().kernel().effects().stream()
        .filter(effect -> effect.ability().toString().equals("leader/captain_mendosa"))
        .map(effect -> effect.params().get("move"))
        .toList();
  }

  /** P2 has four commodities at most, and one carrier in its reinforcements. */
  @Test
  @Rule("leader/clever_clever_ssruu.N3")
  void bothCaptureWithTheStillnessOfStarsAndTheSecondFindsWhatTheFirstHasLeft() {
    TableKit kit =
        kit()
            .player(P1, "vuil_raith")
            .leaders(P1, "the_stillness_of_stars")
            .player(P2, "muaat")
            .tile("38", 0, 0)
            .units(P2, "38", CARRIER, 3);
    Scenario<GameState> first =
        Using.card(kit, P2, "trade").when(P1, Using.ability("leader/the_stillness_of_stars"));
    Scenario<GameState> captured = first.when(P1, Using.choose("carrier")).thenAccepted();
    assertThat(captured.table().player(P2).commodities()).as("they are trade goods").isZero();

    assertThat(captured.awaited()).as("the next in initiative").containsExactly(P3);
    Scenario<GameState> second = captured.when(P3, Using.ability("leader/the_stillness_of_stars"));
    assertThat(Using.candidates(second, P3))
        .as("of the full value, and no carrier is left")
        .contains("dreadnought", "cruiser")
        .doesNotContain("carrier");
    Scenario<GameState> both = second.when(P3, Using.choose("dreadnought")).thenAccepted();
    assertThat(Captives.of(both.table(), P1))
        .containsExactly(new Captive(Optional.of(P2), CARRIER, 1));
    assertThat(Captives.of(both.table(), P3)).hasSize(1);
  }

  @Test
  @Rule("leader/clever_clever_ssruu.N5")
  void aCopyOfEmissaryTaivraLinksNothingMore() {
    TableKit kit =
        kit()
            .player(P2, "creuss")
            .leaders(P2, "emissary_taivra")
            .tile("26", 0, 0)
            .tile("25", 3, 0)
            .tile("40", -3, 0)
            .tile("46", 0, -3);
    Scenario<GameState> linked =
        Using.turn(kit, P1)
            .when(P1, new ActivateSystem(SystemId.of("26")))
            .when(P2, Using.ability("leader/emissary_taivra"));
    Scenario<GameState> twice = linked.when(P3, Using.ability("leader/emissary_taivra"));

    for (String system : new String[] {"26", "25", "40", "46"}) {
      SystemId id = SystemId.of(system);
      assertThat(Starmap.of(twice.table()).adjacent(id))
          .isEqualTo(Starmap.of(linked.table()).adjacent(id));
    }
  }

  @Test
  @Rule("leader/clever_clever_ssruu.N5")
  void aCopyOfTrillossaAunMirikOpensNoOtherPlanet() {
    TableKit kit =
        kit()
            .player(P2, "argent")
            .leaders(P2, "trillossa_aun_mirik")
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .tile("26", 0, 2)
            .goods(P1, 9, 0)
            .units(P1, "75/loki", SPACE_DOCK, 1)
            .controls(P1, "loki", "abyz", "lodor");
    Scenario<GameState> once =
        Producing.in(kit, P1, "75").when(P2, Using.ability("leader/trillossa_aun_mirik"));
    Scenario<GameState> twice =
        once.when(P3, Using.ability("leader/trillossa_aun_mirik")).thenAccepted();

    twice
        .when(P1, Producing.order(1, Producing.some(INFANTRY, 1, "38/abyz")))
        .then(table -> assertThat(table.units().at(Place.of("38/abyz"))).hasSize(1));
    twice
        .when(P1, Producing.order(1, Producing.some(INFANTRY, 1, "26/lodor")))
        .thenRefused("production.3");
    twice
        .when(P1, Producing.order(3, Producing.some(INFANTRY, 4, "38/abyz")))
        .thenRefused("production.1");
  }

  /** P1 has four infantry to give for one research. */
  @Test
  @Rule("leader/clever_clever_ssruu.N5")
  void aCopyOfDoctorSucabanIsNotAsked() {
    TableKit kit =
        kit()
            .player(P2, "jol_nar")
            .leaders(P2, "doctor_sucaban")
            .tile("38", 0, 0)
            .goods(P1, 5, 0)
            .units(P1, "38/abyz", INFANTRY, 4);
    Scenario<GameState> begun =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P1).acting()).frame(new Research(P1, 6, true)));
    Scenario<GameState> used =
        begun
            .when(P2, Using.ability("leader/doctor_sucaban"))
            .when(P1, Using.choose("38/abyz:infantry:1"));
    assertThat(used.awaited()).as("it pays").containsExactly(P1);

    assertThat(Using.abilities(begun.when(P2, NO), P3)).containsExactly("leader/doctor_sucaban");
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P3, "yssaril")
        .leaders(P3, "clever_clever_ssruu")
        .sheet(P1, 3, 5, 2);
  }
}
