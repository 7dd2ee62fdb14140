package org.lazax.simulation.hopesend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.components.hopesend.LeaderKit.captive;
import static org.lazax.components.hopesend.LeaderKit.choose;
import static org.lazax.components.hopesend.LeaderKit.hides;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.out;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.use;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.state.CombatState;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.Identities;
import org.lazax.components.hopesend.LeaderCounters;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.components.hopesend.LeaderTurnedDown;
import org.lazax.components.hopesend.LeaderTurnedUp;
import org.lazax.components.hopesend.LeadersMixed;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption.Usable;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;

/** What counters of N'orr, P1, and of Sol, P2, that lie face down do. Hacan is P3. */
final class FaceDownUsesTest {
  private static final SystemId SYSTEM = SystemId.of("27");
  private static final PlanetId ALBION = new PlanetId("new_albion");
  private static final String ON_ALBION = "27/new_albion";
  private static final String NORR = "sardakk_norr_1";
  private static final String OTHER = "sardakk_norr_2";
  private static final String SOL = "sol_1";
  private static final LetPass PASS = new LetPass(Service.GAME);

  // ---- an agent in the window in which cards are cancelled ----

  @Test
  @Rule({"hopes_end.N38", "hopes_end.31.1"})
  void everybodyWithACounterIsAskedAndAnAgentIsGivenUp() {
    Scenario<GameState> agent = mined(hiding("connor").with(FaceDownUsesTest::hacan));
    assertThat(agent.awaited()).containsExactly(P2);
    assertThat(usable(agent, P2)).containsExactly("leader_counter/sol_1#sacrifice");
    Scenario<GameState> passed = agent.when(P2, PASS);
    assertThat(passed.awaited()).containsExactly(P3);
    assertThat(passed.when(P3, PASS).table().player(P1).tradeGoods()).isPositive();

    Scenario<GameState> used = agent.when(P2, use(Service.GAME, "sol_1#sacrifice"));
    assertThat(used.happened()).contains(new LeaderTurnedUp(id(SOL), id("connor")));
    assertThat(piece(used.table(), "connor")).isEqualTo(out(P2));
    assertThat(used.awaited()).as("the card is over, and Hacan is not asked").containsExactly(P1);
    assertThat(used.table().player(P1).tradeGoods()).isZero();
  }

  @Test
  @Rule("hopes_end.N38")
  void whoeverHasAnotherIsAskedAsWellAndSilenceTellsNothing() {
    for (String leader : List.of("delouis", "rev")) {
      Scenario<GameState> other = mined(leader);
      assertThat(other.awaited()).containsExactly(P2);
      assertThat(usable(other, P2)).isEmpty();
      other.when(P2, use(Service.GAME, "sol_1#sacrifice")).thenRefused("abilities.3");

      Twins.assertAlike(P2, mined("connor"), other);
      Twins.assertAlike(P2, mined("connor").when(P2, PASS), other.when(P2, PASS));
    }
    assertThat(mined("connor").when(P2, PASS).table().player(P1).tradeGoods()).isPositive();
  }

  @Test
  @Rule("hopes_end.N38")
  void whoeverHasNoAgentsAtAllIsAskedToo() {
    TableKit kit = kit().holds(P1, "mining_initiative").with(FaceDownUsesTest::hacan);

    assertThat(mined(kit).awaited()).containsExactly(P3);
  }

  /** A counter of Hacan, which has no agents, lies on a home planet. */
  private static Table hacan(Table table) {
    return hides(with(table, "hacan_1", on(P3, "arretze")), P3, "hacan_1", "carth");
  }

  // ---- generals, admirals and agents in combats ----

  @Test
  @Rule("hopes_end.31.1")
  void aGeneralIsShownForItsRerollAndLiesFaceDownAgain() {
    Scenario<CombatState> rolled = ground("shval");
    assertThat(usable(rolled, P1)).containsExactly("leader_counter/sardakk_norr_1#show");

    Scenario<CombatState> shown = rolled.when(P1, use(Service.COMBAT, NORR + "#show"));
    assertThat(shown.happened()).contains(new LeaderTurnedUp(id(NORR), id("shval")));
    assertThat(piece(shown.table(), "shval")).isEqualTo(on(P1, "new_albion"));
    assertThat(usable(shown, P1)).containsExactly("leader_counter/shval");

    Scenario<CombatState> again =
        shown
            .when(P1, use(Service.COMBAT, "shval"))
            .when(P1, choose(Service.COMBAT, "infantry-1"), 10, 1);
    assertThat(again.happened()).contains(new LeaderTurnedDown(id("shval"), id(NORR)));
    assertThat(again.table().part(LeaderCounters.ID).pieces().keySet()).containsExactly(id(NORR));
  }

  @Test
  @Rule("hopes_end.N38")
  void whichCounterLiesThereIsNotSeenAsLongAsNoneIsUsed() {
    assertThat(usable(ground("tro"), P1)).isEmpty();
    Twins.assertAlike(P1, ground("shval"), ground("tro"));
    LetPass pass = new LetPass(Service.COMBAT);
    Twins.assertAlike(P1, ground("shval").when(P1, pass, 1), ground("tro").when(P1, pass, 1));
  }

  @Test
  @Rule("hopes_end.N38")
  void whetherAnAdmiralCouldLiftABanIsNotSeen() {
    Twins.assertAlike(P2, banned("delouis"), banned("rev"));
    LetPass pass = new LetPass(Service.COMBAT);
    Twins.assertAlike(P2, banned("delouis").when(P2, pass), banned("rev").when(P2, pass));
  }

  /** P2 has played Skilled Retreat in a space combat, and P1 has shown its admiral. */
  private static Scenario<CombatState> banned(String leader) {
    TableKit fleets =
        sails(sails(kit(), P1, "27", CRUISER, NORR), P2, "27", CRUISER, SOL)
            .with(table -> hides(hides(table, P1, NORR, "tro"), P2, SOL, leader));
    return combat(fleets.holds(P2, "skilled_retreat").frame(new SpaceCombat(SYSTEM, P1, P2)))
        .when(P2, new UseAbility(Service.COMBAT, AbilityRef.parse("action_card/skilled_retreat")))
        .when(P1, use(Service.COMBAT, NORR + "#hold"));
  }

  /** P1 has rolled in a ground combat with a counter on the planet. */
  private static Scenario<CombatState> ground(String leader) {
    return combat(
        fought(
            kit().with(table -> hides(with(table, NORR, on(P1, "new_albion")), P1, NORR, leader))),
        3,
        4,
        9);
  }

  private static TableKit fought(TableKit kit) {
    return kit.units(P1, ON_ALBION, INFANTRY, 3)
        .units(P2, ON_ALBION, INFANTRY, 1)
        .frame(
            new Invasion(P1, SYSTEM)
                .at(Invasion.Progress.Step.GROUND_COMBAT, List.of(ALBION), List.of()))
        .frame(new GroundCombat(SYSTEM, ALBION, P1, P2));
  }

  // ---- captured, killed, shown and turned down again ----

  @Test
  @Rule("hopes_end.N40")
  void whatIsShownIsMixedWithOthersInTheSamePlace() {
    TableKit two =
        kit()
            .with(table -> hides(with(table, NORR, on(P1, "new_albion")), P1, NORR, "shval"))
            .with(table -> hides(with(table, OTHER, on(P1, "new_albion")), P1, OTHER, "tro"));
    Scenario<CombatState> used =
        combat(fought(two), 3, 4, 9)
            .when(P1, use(Service.COMBAT, NORR + "#show"))
            .when(P1, use(Service.COMBAT, "shval"))
            .when(P1, choose(Service.COMBAT, "infantry-1"), 1)
            .when(P1, new LetPass(Service.COMBAT));
    assertThat(used.table().part(Identities.ID).known()).containsExactly(id(NORR));

    Scenario<GameState> kept = game(two.with(_ -> used.table()), 1, 1);
    Scenario<GameState> swapped = game(two.with(_ -> used.table()), 2, 1);
    assertThat(mixed(kept).leaders()).containsExactly(id("shval"), id("tro"));
    assertThat(mixed(swapped).leaders()).containsExactly(id("tro"), id("shval"));
    assertThat(kept.table().part(Identities.ID).known()).isEmpty();
    Twins.assertAlike(P1, kept, swapped);
  }

  @Test
  @Rule("hopes_end.N40")
  void whatIsCapturedOrDiesIsTurnedUp() {
    Table held = hides(with(kit().table(), NORR, captive(P1, P2)), P1, NORR, "shval");
    Table killed = hides(with(kit().table(), NORR, out(P1)), P1, NORR, "tro");
    Table lies = hides(with(kit().table(), NORR, on(P1, "trenlak")), P1, NORR, "tro");

    assertThat(LeaderKit.FACE_DOWN.settle(held))
        .containsExactly(new LeaderTurnedUp(id(NORR), id("shval")));
    assertThat(LeaderKit.FACE_DOWN.settle(killed))
        .containsExactly(new LeaderTurnedUp(id(NORR), id("tro")));
    assertThat(LeaderKit.FACE_DOWN.settle(lies)).isEmpty();
    assertThat(lies.guard(new LeaderTurnedUp(id(NORR), id("shval"))).orElseThrow().rule())
        .contains("hopes_end.31.1");
  }

  private static LeadersMixed mixed(Scenario<?> scenario) {
    return (LeadersMixed)
        scenario.events().stream().filter(LeadersMixed.class::isInstance).findFirst().orElseThrow();
  }

  private static Scenario<GameState> mined(String leader) {
    return mined(hiding(leader));
  }

  /** P1 holds Mining Initiative, and Sol has a counter at home. */
  private static TableKit hiding(String leader) {
    return kit()
        .holds(P1, "mining_initiative")
        .with(table -> hides(with(table, SOL, on(P2, "jord")), P2, SOL, leader));
  }

  /** P1 has played Mining Initiative and chosen Lodor. */
  private static Scenario<GameState> mined(TableKit kit) {
    return game(kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)))
        .when(P1, new UseAbility(Service.GAME, AbilityRef.parse("action_card/mining_initiative")))
        .when(P1, choose(Service.GAME, "lodor"));
  }

  private static List<String> usable(Scenario<?> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(Usable.class::isInstance)
        .map(option -> ((Usable) option).ability().toString())
        .toList();
  }

  private static LeaderCounterId id(String leader) {
    return new LeaderCounterId(leader);
  }

  private static Scenario<GameState> game(TableKit kit, int... dice) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit, dice);
  }

  private static Scenario<CombatState> combat(TableKit kit, int... dice) {
    return Scenario.given(new CombatDecider(StandardRules.TABLE), kit, dice);
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .with(table -> table.withRules(LeaderKit.FACE_DOWN))
        .player(P1, "sardakk_norr")
        .player(P2, "sol")
        .player(P3, "hacan")
        .tile("27", 0, 0)
        .tile("26", 1, 0)
        .tile("13", 3, 0)
        .tile("1", 5, 0)
        .tile("16", 7, 0)
        .controls(P1, "lodor", "trenlak")
        .controls(P2, "jord")
        .controls(P3, "arretze")
        .round(1);
  }
}
