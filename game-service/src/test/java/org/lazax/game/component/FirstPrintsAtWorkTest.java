package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.game.kit.Producing.order;
import static org.lazax.game.kit.Producing.some;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.game.kit.Producing;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Allowance;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/**
 * Technologies and leaders as they were first printed. In 75 P1 controls Abaddon, with a dock that
 * produces three units, and Loki.
 */
class FirstPrintsAtWorkTest {
  private static final String SPACE = "75";

  // ---- Magmus Reactor ----

  @Test
  @Rule("technology/magmus_reactor.N1")
  void aWarSunThatWasThereBeforeGivesAGoodAndOneThatIsBuiltDoesNot() {
    assertThat(goods(produced(reactor(), 2, CRUISER))).isEqualTo(7);
    assertThat(goods(produced(reactor().units(P1, SPACE, WAR_SUN, 1), 2, CRUISER))).isEqualTo(8);
    Scenario<GameState> built =
        Producing.in(reactor().goods(P1, 20, 0), P1, SPACE)
            .when(P1, order(12, some(WAR_SUN, 1, SPACE)))
            .thenAccepted();
    assertThat(goods(built)).isEqualTo(8);
    Scenario<GameState> second =
        Producing.in(reactor().goods(P1, 20, 0).units(P1, SPACE, WAR_SUN, 1), P1, SPACE)
            .when(P1, order(12, some(WAR_SUN, 1, SPACE)))
            .thenAccepted();
    assertThat(goods(second)).isEqualTo(9);
  }

  @Test
  @Rule("technology/magmus_reactor.N2")
  void theGoodComesTooLateToPay() {
    TableKit kit = reactor().goods(P1, 1, 0).units(P1, SPACE, WAR_SUN, 1);

    Producing.in(kit, P1, SPACE)
        .when(P1, order(2, some(CRUISER, 1, SPACE)))
        .thenRefused("trade_goods.4");
    Producing.in(kit, P1, SPACE)
        .when(P1, order(1, some(CRUISER, 1, SPACE)))
        .thenRefused("producing_units.1");
  }

  @Test
  void nextToASupernovaUnitsThatUseProductionGiveAGood() {
    TableKit next = reactor().tile("43", 0, 1);

    assertThat(goods(produced(next, 2, CRUISER))).isEqualTo(8);
    assertThat(goods(produced(reactor().tile("43", 0, 2), 2, CRUISER))).isEqualTo(7);
    Allowance one =
        new Allowance(Optional.of(1), Optional.empty(), List.of(), Optional.empty(), false);
    assertThat(
            goods(
                Producing.by(one, next, P1, SPACE)
                    .when(P1, order(2, some(CRUISER, 1, SPACE)))
                    .thenAccepted()))
        .as("no unit has used PRODUCTION")
        .isEqualTo(7);
  }

  private static TableKit reactor() {
    return docks("muaat", "technology/magmus_reactor")
        .technologies(P1, "magmus_reactor")
        .goods(P1, 9, 0);
  }

  private static int goods(Scenario<GameState> scenario) {
    return scenario.table().player(P1).tradeGoods();
  }

  // ---- Yin Spinner ----

  @Test
  @Rule("technology/yin_spinner.original.N1")
  void anInfantryComesToAnyOwnPlanetOfTheSystem() {
    Scenario<GameState> asked =
        produced(spinner(), 2, CRUISER).when(P1, Using.ability("technology/yin_spinner.base"));

    assertThat(Using.candidates(asked, P1)).containsExactly("75/abaddon", "75/loki");
    Scenario<GameState> placed = asked.when(P1, Using.choose("75/loki")).thenAccepted();
    assertThat(infantry(placed, P1, "75/loki")).isOne();
    Scenario<GameState> refused =
        produced(spinner(), 2, CRUISER).when(P1, new LetPass(Service.GAME)).thenAccepted();
    assertThat(refused.table().units().count(P1, INFANTRY)).isZero();
  }

  @Test
  @Rule("technology/yin_spinner.original.N2")
  void otherEffectsThatProduceBringNone() {
    Allowance one =
        new Allowance(Optional.of(1), Optional.empty(), List.of(), Optional.empty(), false);

    assertThat(Using.abilities(produced(spinner(), 2, CRUISER), P1))
        .containsExactly("technology/yin_spinner.base");
    assertThat(
            Producing.by(one, spinner(), P1, SPACE)
                .when(P1, order(2, some(CRUISER, 1, SPACE)))
                .thenAccepted()
                .awaited())
        .isEmpty();
  }

  private static TableKit spinner() {
    return docks("yin", "technology/yin_spinner")
        .technologies(P1, "yin_spinner")
        .tile("38", 0, 1)
        .controls(P1, "abyz")
        .goods(P1, 9, 0);
  }

  // ---- X-89 Bacterial Weapon ----

  @Test
  @Rule("technology/x_89_bacterial_weapon.original.N1")
  void allInfantryOfAPlanetBelowABombardingShipIsDestroyedDespiteItsShield() {
    Scenario<GameState> asked = Using.turn(weapon(), P1).when(P1, weaponUse());
    assertThat(Using.candidates(asked, P1)).containsExactly("abyz", "fria");

    Scenario<GameState> used = asked.when(P1, Using.choose("abyz")).thenAccepted();
    assertThat(infantry(used, P2, "38/abyz")).isZero();
    assertThat(used.table().units().count(P2, PDS)).isOne();
    assertThat(infantry(used, P2, "75/loki")).isOne();
    assertThat(used.table().player(P1).exhaustedTechnologies())
        .containsExactly(new TechnologyId("x_89_bacterial_weapon"));
  }

  @Test
  @Rule("technology/x_89_bacterial_weapon.original.N2")
  void ownInfantryIsDestroyedToo() {
    Scenario<GameState> used =
        Using.turn(weapon(), P1).when(P1, weaponUse()).when(P1, Using.choose("fria"));

    assertThat(infantry(used, P1, "38/fria")).isZero();
    assertThat(infantry(used, P2, "38/fria")).isZero();
    assertThat(infantry(used, P2, "38/abyz")).isEqualTo(3);
  }

  /** Loki is cultural. */
  @Test
  @Rule("agenda/conventions_of_war.N1")
  void theConventionsOfWarProtectNoInfantryFromTheWeapon() {
    TableKit lawful = weapon().units(P1, "75", DREADNOUGHT, 1).law("conventions_of_war");
    Scenario<GameState> used =
        Using.turn(lawful, P1).when(P1, weaponUse()).when(P1, Using.choose("loki")).thenAccepted();

    assertThat(infantry(used, P2, "75/loki")).isZero();
  }

  @Test
  void theWeaponNeedsAShipThatBombardsAndIsExhausted() {
    TableKit cruiser = armed().units(P1, "38", CRUISER, 1).units(P2, "38/abyz", INFANTRY, 1);
    assertThat(Using.abilities(Using.turn(cruiser, P1), P1))
        .doesNotContain("technology/x_89_bacterial_weapon.base");
    TableKit empty = armed().units(P1, "38", DREADNOUGHT, 1).units(P2, "75/loki", INFANTRY, 1);
    assertThat(Using.abilities(Using.turn(empty, P1), P1))
        .doesNotContain("technology/x_89_bacterial_weapon.base");
    TableKit exhausted =
        weapon()
            .with(
                new TechnologiesExhausted(P1, List.of(new TechnologyId("x_89_bacterial_weapon")))
                    ::fold);
    assertThat(Using.abilities(Using.turn(exhausted, P1), P1))
        .doesNotContain("technology/x_89_bacterial_weapon.base");
    assertThat(Using.abilities(Using.turn(weapon(), P1), P1))
        .contains("technology/x_89_bacterial_weapon.base");
  }

  private static UseAbility weaponUse() {
    return Using.ability("technology/x_89_bacterial_weapon.base");
  }

  private static TableKit armed() {
    return TableKit.players(2)
        .firstPrints("technology/x_89_bacterial_weapon")
        .technologies(P1, "x_89_bacterial_weapon")
        .tile("38", 0, 1)
        .tile("75", 0, 0);
  }

  private static TableKit weapon() {
    return armed()
        .units(P1, "38", DREADNOUGHT, 1)
        .units(P2, "38/abyz", INFANTRY, 3)
        .units(P2, "38/abyz", PDS, 1)
        .units(P1, "38/fria", INFANTRY, 1)
        .units(P2, "38/fria", INFANTRY, 1)
        .units(P2, "75/loki", INFANTRY, 1);
  }

  // ---- Dannel of the Tenth ----

  @Test
  @Rule("leader/dannel_of_the_tenth.original.N1")
  void planetsAreReadiedAlsoWithoutInfantryAndOnTheOthersInfantryIsDoubled() {
    Scenario<GameState> asked =
        Using.turn(dannel(), P1).when(P1, Using.ability("leader/dannel_of_the_tenth.base"));
    assertThat(Using.candidates(asked, P1)).containsExactlyInAnyOrder("abyz", "fria");

    Scenario<GameState> fria = asked.when(P1, Using.choose("fria")).thenAccepted();
    assertThat(fria.happened()).contains(new PlanetsReadied(P1, List.of(new PlanetId("fria"))));
    assertThat(infantry(fria, P1, "38/abyz")).isEqualTo(4);
    assertThat(infantry(fria, P1, "75/loki")).isEqualTo(2);
    assertThat(infantry(fria, P1, "38/fria")).isZero();
    assertThat(fria.table().planets().readied(P1, new PlanetId("abyz"))).isFalse();
    assertThat(fria.table().player(P1).leaders().lying(LeaderState.PURGED))
        .containsExactly(new LeaderId("dannel_of_the_tenth"));

    Scenario<GameState> both = asked.when(P1, Using.choose("abyz", "fria")).thenAccepted();
    assertThat(both.table().planets().readied(P1, new PlanetId("abyz"))).isTrue();
    assertThat(infantry(both, P1, "38/abyz")).as("one of the two").isEqualTo(2);
    assertThat(infantry(both, P1, "75/loki")).isEqualTo(2);
    assertThat(infantry(both, P2, "75/abaddon")).as("of others").isOne();
    assertThat(infantry(both, P1, SPACE)).as("in space").isOne();
  }

  private static TableKit dannel() {
    return TableKit.players(2)
        .player(P1, "yin")
        .firstPrints("leader/dannel_of_the_tenth")
        .leaders(P1, "dannel_of_the_tenth")
        .tile("38", 0, 1)
        .tile("75", 0, 0)
        .controls(P1, "loki")
        .controlsExhausted(P1, "abyz", "fria")
        .units(P1, "38/abyz", INFANTRY, 2)
        .units(P1, "75/loki", INFANTRY, 1)
        .units(P1, SPACE, DREADNOUGHT, 1)
        .units(P1, SPACE, INFANTRY, 1)
        .units(P2, "75/abaddon", INFANTRY, 1);
  }

  private static int infantry(Scenario<GameState> scenario, Seat seat, String place) {
    return scenario
        .table()
        .units()
        .count(Place.of(place), stack -> stack.owner().equals(seat) && stack.type() == INFANTRY);
  }

  private static Scenario<GameState> produced(TableKit kit, int goods, UnitType type) {
    return Producing.in(kit, P1, SPACE).when(P1, order(goods, some(type, 1, SPACE))).thenAccepted();
  }

  private static TableKit docks(String faction, String firstPrint) {
    return TableKit.players(2)
        .player(P1, faction)
        .firstPrints(firstPrint)
        .tile("75", 0, 0)
        .controlsExhausted(P1, "abaddon", "loki")
        .units(P1, "75/abaddon", SPACE_DOCK, 1);
  }
}
