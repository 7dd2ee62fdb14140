package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.LeaderId;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.Jump;
import org.lazax.rules.procedure.MapProcedure.Jump.Leap;
import org.lazax.rules.procedure.MapProcedure.Jump.Single;
import org.lazax.rules.units.Piece;
import org.lazax.table.event.leaders.HeroPurged;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;

/**
 * The Helmsman and Mirik Aun Sissiri. Ships of p1 are in 46 and in 19 beside it, 47 is far away and
 * holds its token. Everywhere else there is nothing, but a ship of p2 in 48.
 */
class FleetJumpTest {
  private static final String HELMSMAN = "leader/the_helmsman";
  private static final String MIRIK = "leader/mirik_aun_sissiri";

  private static TableKit board(String faction, String hero) {
    return TableKit.players(2)
        .player(P1, faction)
        .player(P2, "sol")
        .leaders(P1, hero)
        .tile("46", 0, 0)
        .tile("19", 1, 0)
        .tile("47", 6, 0)
        .tile("48", -6, 0)
        .controls(P1, "arretze")
        .controls(P2, "archon_ren")
        .tokens(P1, "47")
        .units(P2, "48", CRUISER, 1);
  }

  private static TableKit mindnet() {
    return board("l1z1x", "the_helmsman")
        .units(P1, "46", DREADNOUGHT, 2)
        .units(P1, "46", CRUISER, 1)
        .units(P1, "19", FLAGSHIP, 1);
  }

  private static TableKit argent() {
    return board("argent", "mirik_aun_sissiri")
        .units(P1, "46", CARRIER, 1)
        .units(P1, "19", CRUISER, 1);
  }

  private static TableKit kit(String hero) {
    return hero.equals(HELMSMAN) ? mindnet() : argent();
  }

  private static Scenario<GameState> used(TableKit kit, String hero) {
    return Using.turn(kit, P1).when(P1, use(hero)).thenAccepted();
  }

  /** The systems to which ships can jump. All hold a token of p1. */
  private static List<String> destinations(TableKit kit, String hero) {
    Scenario<GameState> asked = used(kit, hero);
    if (hero.equals(HELMSMAN)) {
      return Using.candidates(asked, P1);
    }
    List<String> systems = new ArrayList<>();
    while (true) {
      Ask ask = ask(asked);
      systems.add(ask.about().substring("to-".length()));
      if (ask.least() > 0) {
        return systems;
      }
      asked = asked.when(P1, Using.choose()).thenAccepted();
    }
  }

  private static Ask ask(Scenario<GameState> asked) {
    return ((AbilityOption.Choice) asked.options(P1).getFirst()).ask();
  }

  private static List<Leap> leaps(Scenario<GameState> jumped) {
    return jumped.table().kernel().within(Jump.class).orElseThrow().leaps();
  }

  private static Leap leap(String ship, String to, String... cargo) {
    return new Leap(
        single(ship), SystemId.of(to), Arrays.stream(cargo).map(each -> single(each)).toList());
  }

  private static Single single(String piece) {
    Piece one = Piece.parse(piece);
    return new Single(one.from(), one.stack(P1));
  }

  @Test
  void theFlagshipAndDreadnoughtsJumpToOneSystemWithoutShipsOfOthers() {
    Scenario<GameState> asked = used(mindnet(), HELMSMAN);
    assertThat(Using.candidates(asked, P1)).containsExactlyInAnyOrder("19", "46", "47");

    Scenario<GameState> ships = asked.when(P1, Using.choose("47"));
    assertThat(Using.candidates(ships, P1))
        .containsExactlyInAnyOrder("46:dreadnought:1", "46:dreadnought:2", "19:flagship:1");
    assertThat(ask(ships).least()).isEqualTo(1);
    Scenario<GameState> jumped =
        ships.when(P1, Using.choose("46:dreadnought:2", "19:flagship:1")).thenAccepted();
    assertThat(leaps(jumped))
        .containsExactly(leap("46:dreadnought:2", "47"), leap("19:flagship:1", "47"));
    assertThat(jumped.events()).contains(new HeroPurged(P1, new LeaderId("the_helmsman")));

    Scenario<GameState> more = used(mindnet().units(P1, "47", DREADNOUGHT, 1), HELMSMAN);
    assertThat(Using.candidates(more.when(P1, Using.choose("46")), P1))
        .as("from other systems")
        .containsExactlyInAnyOrder("19:flagship:1", "47:dreadnought:1");
  }

  @Test
  void whoHasNoSuchShipOrNoHeroDoesNotJump() {
    Using.turn(board("l1z1x", "the_helmsman").units(P1, "46", CRUISER, 1), P1)
        .when(P1, use(HELMSMAN))
        .thenRefused("abilities.3");
    for (LeaderState state : List.of(LeaderState.LOCKED, LeaderState.PURGED)) {
      Using.turn(mindnet().leader(P1, "the_helmsman", state), P1)
          .when(P1, use(HELMSMAN))
          .thenRefused("abilities.3");
    }
    Using.turn(argent().with(t -> t.withTokens(Map.of())), P1)
        .when(P1, use(MIRIK))
        .thenRefused("abilities.3");
    Using.turn(argent().with(t -> t.withTokens(Map.of())).tokens(P1, "48"), P1)
        .when(P1, use(MIRIK))
        .thenRefused("abilities.3");
  }

  @Test
  @Rule("leader/mirik_aun_sissiri.N1")
  void fightersJumpByThemselves() {
    Scenario<GameState> asked = used(argent().units(P1, "19", FIGHTER, 2), MIRIK);

    assertThat(Using.candidates(asked, P1))
        .containsExactlyInAnyOrder("46:carrier:1", "19:cruiser:1", "19:fighter:1", "19:fighter:2");
    assertThat(leaps(asked.when(P1, Using.choose("19:fighter:1")).thenAccepted()))
        .containsExactly(leap("19:fighter:1", "47"));
  }

  @Test
  void shipsJumpToSeveralSystemsWithOwnTokens() {
    Scenario<GameState> asked =
        used(argent().units(P1, "46", CRUISER, 1).tokens(P1, "47", "19"), MIRIK);
    assertThat(ask(asked).about()).isEqualTo("to-19");
    assertThat(Using.candidates(asked, P1))
        .containsExactlyInAnyOrder("46:carrier:1", "46:cruiser:1");

    Scenario<GameState> second = asked.when(P1, Using.choose("46:cruiser:1"));
    assertThat(ask(second).about()).isEqualTo("to-47");
    assertThat(Using.candidates(second, P1))
        .containsExactlyInAnyOrder("46:carrier:1", "19:cruiser:1");
    Scenario<GameState> jumped = second.when(P1, Using.choose("19:cruiser:1")).thenAccepted();
    assertThat(leaps(jumped))
        .containsExactly(leap("46:cruiser:1", "19"), leap("19:cruiser:1", "47"));
    assertThat(jumped.events()).contains(new HeroPurged(P1, new LeaderId("mirik_aun_sissiri")));
  }

  @ParameterizedTest
  @ValueSource(strings = {HELMSMAN, MIRIK})
  @Rule({
    "leader/the_helmsman.N1",
    "leader/the_helmsman.N2",
    "leader/mirik_aun_sissiri.N2",
    "leader/mirik_aun_sissiri.N3"
  })
  void ownTokensHoldNoShipsButTheirCargo(String hero) {
    String ship = hero.equals(HELMSMAN) ? "46:dreadnought:1" : "46:carrier:1";
    TableKit loaded = kit(hero).units(P1, "46", INFANTRY, 1);
    Scenario<GameState> open = toward47(used(loaded, hero)).when(P1, Using.choose(ship));
    assertThat(open.table().kernel().within(Jump.class)).isEmpty();
    assertThat(Using.candidates(open, P1)).containsExactly("46:infantry:1");
    assertThat(leaps(open.when(P1, Using.choose("46:infantry:1")).thenAccepted()))
        .containsExactly(leap(ship, "47", "46:infantry:1"));

    Scenario<GameState> held =
        toward47(used(loaded.tokens(P1, "46"), hero)).when(P1, Using.choose(ship)).thenAccepted();
    assertThat(leaps(held)).containsExactly(leap(ship, "47"));
  }

  /** All destinations before 47 are left out. */
  private static Scenario<GameState> toward47(Scenario<GameState> asked) {
    Scenario<GameState> next = asked;
    while (!ask(next).about().equals("to-47")) {
      next =
          next.when(P1, ask(next).about().equals("system") ? Using.choose("47") : Using.choose())
              .thenAccepted();
    }
    return next;
  }

  @ParameterizedTest
  @ValueSource(strings = {HELMSMAN, MIRIK})
  @Rule({"leader/the_helmsman.N3", "leader/mirik_aun_sissiri.N4"})
  void unitsAreTakenAboardWhereTheirShipStartsAlone(String hero) {
    String ship = hero.equals(HELMSMAN) ? "46:dreadnought:1" : "46:carrier:1";
    TableKit around =
        kit(hero)
            .controls(P1, "wellon")
            .units(P1, "19/wellon", INFANTRY, 1)
            .units(P1, "47", INFANTRY, 1)
            .units(P1, "46", FIGHTER, 1);

    Scenario<GameState> cargo = toward47(used(around, hero)).when(P1, Using.choose(ship));
    assertThat(Using.candidates(cargo, P1)).containsExactly("46:fighter:1");
  }

  @ParameterizedTest
  @ValueSource(strings = {HELMSMAN, MIRIK})
  @Rule({
    "leader/the_helmsman.N5",
    "leader/the_helmsman.N5.1",
    "leader/mirik_aun_sissiri.N6",
    "leader/mirik_aun_sissiri.N6.1"
  })
  void anomaliesAreClosedButAsteroidFieldsNotToAntimassDeflectors(String hero) {
    TableKit anomalies =
        kit(hero)
            .tile("42", 0, 3)
            .tile("43", 0, -3)
            .tile("44", 3, -3)
            .tile("41", -3, 3)
            .tokens(P1, "47", "42", "43", "44", "41");

    assertThat(destinations(anomalies, hero)).contains("47", "41").doesNotContain("42", "43", "44");
    assertThat(destinations(anomalies.technologies(P1, "antimass_deflectors"), hero))
        .contains("47", "41", "44")
        .doesNotContain("42", "43");
  }

  @ParameterizedTest
  @ValueSource(strings = {HELMSMAN, MIRIK})
  @Rule({"leader/the_helmsman.N6", "leader/mirik_aun_sissiri.N7"})
  void theNexusIsOpen(String hero) {
    assertThat(destinations(kit(hero).tileOffBoard("82A").tokens(P1, "47", "82"), hero))
        .contains("82");
  }

  @Test
  void aShipCarriesNoMoreThanItsCapacityAndMechsWithoutWeightBesides() {
    TableKit loaded =
        argent().units(P1, "46", INFANTRY, 6).units(P1, "46", MECH, 1).units(P1, "46", CARRIER, 1);
    Scenario<GameState> light =
        used(loaded, MIRIK).when(P1, Using.choose("46:carrier:1", "46:carrier:2"));
    assertThat(Using.candidates(light, P1)).containsExactly("46:mech:1");

    Scenario<GameState> heavy = light.when(P1, Using.choose("46:mech:1"));
    assertThat(Using.candidates(heavy, P1)).hasSize(6);
    assertThat(ask(heavy).most()).isEqualTo(4);
    Scenario<GameState> other =
        heavy.when(
            P1, Using.choose("46:infantry:1", "46:infantry:2", "46:infantry:3", "46:infantry:4"));
    assertThat(Using.candidates(other, P1))
        .as("what another ship carries is gone")
        .containsExactly("46:infantry:5", "46:infantry:6");
    assertThat(leaps(other.when(P1, Using.choose("46:infantry:5")).thenAccepted()))
        .containsExactly(
            leap(
                "46:carrier:1",
                "47",
                "46:mech:1",
                "46:infantry:1",
                "46:infantry:2",
                "46:infantry:3",
                "46:infantry:4"),
            leap("46:carrier:2", "47", "46:infantry:5"));
  }
}
