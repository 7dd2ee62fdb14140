package org.lazax.combat.retreat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.combat.Abilities;
import org.lazax.combat.retreat.RetreatCommand.AnnounceRetreat;
import org.lazax.combat.retreat.RetreatCommand.FightOn;
import org.lazax.combat.retreat.RetreatCommand.TakeToken;
import org.lazax.combat.state.CombatRoundBegan;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.RetreatAnnounced;
import org.lazax.components.faction.mahact.TokensHeld;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.Relocated;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.SpaceCombat.Progress.Step;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.units.Place;

class RetreatTest {
  private static final SystemId WELLON = SystemId.of("19");
  private static final AnnounceRetreat RETREAT = new AnnounceRetreat();
  private static final FightOn FIGHT_ON = new FightOn();

  /** Both sides have a planet or a ship to go to. */
  private static TableKit bothMay() {
    return field()
        .tile("28", 0, 1)
        .units(P1, "27", CRUISER, 1)
        .units(P2, "27", CRUISER, 1)
        .units(P1, "28", CRUISER, 1)
        .controls(P2, "wellon");
  }

  @Test
  void theFormSaysFromWhereAndToWhere() {
    Form form = spaceCombat(bothMay()).options(P2).getFirst().form();

    assertThat(form.about())
        .containsEntry("place", Place.space(SYSTEM))
        .containsEntry("destinations", List.of(WELLON));
  }

  @Test
  @Rule({"space_combat.4", "space_combat.4.1"})
  void theDefenderIsAskedFirstAndAnAnnouncementMovesNothing() {
    Scenario<CombatState> asked = spaceCombat(bothMay());
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<CombatState> stays = asked.when(P2, FIGHT_ON);
    assertThat(stays.awaited()).containsExactly(P1);

    Scenario<CombatState> announced = stays.when(P1, RETREAT, 1, 1);
    assertThat(happened(announced, RetreatAnnounced.class))
        .containsExactly(new RetreatAnnounced(P1, SYSTEM));
    assertThat(announced.table().units().ships(SYSTEM, P1)).isNotEmpty();
    assertThat(rolls(announced)).hasSize(2);
  }

  @Test
  @Rule("action_card/rout.N1")
  void aRoutedAttackerAnnouncesUnaskedIfThereIsAnywhereToGo() {
    Scenario<CombatState> asked = spaceCombat(bothMay().holds(P2, "rout"));
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<CombatState> routed =
        asked.when(P2, Abilities.use("action_card/rout")).when(P2, FIGHT_ON, 1, 1);
    assertThat(happened(routed, RetreatAnnounced.class))
        .containsExactly(new RetreatAnnounced(P1, SYSTEM));
    assertThat(top(routed)).isEqualTo(new Relocation(P1, SYSTEM, List.of(SystemId.of("28"))));

    TableKit nowhere =
        field().units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1).holds(P2, "rout");
    Scenario<CombatState> played =
        spaceCombat(nowhere).when(P2, Abilities.use("action_card/rout"), 7, 1);
    assertThat(happened(played, RetreatAnnounced.class)).isEmpty();
  }

  @Test
  @Rule({
    "action_card/skilled_retreat.N1",
    "action_card/skilled_retreat.N2",
    "action_card/skilled_retreat.N3",
    "action_card/intercept.N2"
  })
  void whoWithdrawsSkilfullyNeedsNothingThereAndNothingHoldsThem() {
    TableKit kit =
        field()
            .tile("42", 0, 1)
            .tile("28", 0, -1)
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", CRUISER, 1)
            .units(P1, "28", CRUISER, 1)
            .holds(P1, "intercept")
            .holds(P2, "skilled_retreat");
    Scenario<CombatState> offered = spaceCombat(kit).when(P1, Abilities.pass());
    assertThat(Abilities.usable(offered, P2)).containsExactly("action_card/skilled_retreat");

    Scenario<CombatState> leaving = offered.when(P2, Abilities.use("action_card/skilled_retreat"));
    assertThat(rolls(leaving)).isEmpty();
    assertThat(top(leaving)).isEqualTo(new Relocation(P2, SYSTEM, List.of(WELLON)));
  }

  @Test
  @Rule({"action_card/skilled_retreat.N6", "action_card/skilled_retreat.N7"})
  void aTokenFollowsWhoHasWithdrawnUnlessOneIsThere() {
    Scenario<CombatState> without = fight(withdrawn(field()));
    assertThat(without.happened()).contains(new TokenPlaced(P2, Pool.REINFORCEMENTS, WELLON));
    assertThat(outcomes(without)).endsWith(new Fought(Optional.empty()));

    assertThat(fight(withdrawn(field().tokens(P2, "19"))).happened())
        .noneMatch(TokenPlaced.class::isInstance);
    Scenario<CombatState> asked = fight(withdrawn(field().sheet(P2, 7, 9, 0)));
    assertThat(asked.options(P2))
        .containsExactly(new TakeTokenOption(List.of(Pool.TACTIC, Pool.FLEET)));
    Scenario<CombatState> paid = asked.when(P2, new TakeToken(Pool.TACTIC));
    assertThat(outcomes(paid)).endsWith(new Fought(Optional.empty()));
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N13")
  void whoseShipsAreCopiedMayRetreatAllTheSame() {
    Scenario<CombatState> asked = spaceCombat(bothMay().effect(P1, "leader/ipswitch_loose_cannon"));

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(happened(asked.when(P2, RETREAT, 1, 1), RetreatAnnounced.class)).hasSize(1);
  }

  @Test
  @Rule("action_card/intercept.N1")
  void whoIsInterceptedStaysAndMayAnnounceAgainInTheNextRound() {
    Scenario<CombatState> announced =
        spaceCombat(bothMay().holds(P1, "intercept")).when(P2, RETREAT);
    Scenario<CombatState> held = announced.when(P1, Abilities.use("action_card/intercept"), 1, 1);

    assertThat(held.table().units().ships(SYSTEM, P2)).isNotEmpty();
    assertThat(happened(held, CombatRoundBegan.class))
        .containsExactly(new CombatRoundBegan(SPACE, 2));
    assertThat(held.awaited()).containsExactly(P2);
    assertThat(held.options(P2)).hasSize(2);
  }

  @Test
  @Rule("space_combat.4.2")
  void anAnnouncementOfTheDefenderBarsTheAttacker() {
    Scenario<CombatState> announced = spaceCombat(bothMay()).when(P2, RETREAT, 1, 1);

    assertThat(announced.awaited()).isEmpty();
    assertThat(top(announced)).isEqualTo(new Relocation(P2, SYSTEM, List.of(WELLON)));
  }

  @Test
  @Rule({"faction_ability/devotion.N3", "unit/exotrireme_ii.N3"})
  void whoHasRetreatedIsOutOfReachAtTheEndOfTheRound() {
    for (String faction : List.of("yin", "sardakk_norr")) {
      TableKit kit =
          field()
              .player(P1, faction)
              .technologies(P1, "exotrireme_ii")
              .units(P1, "27", DREADNOUGHT, 1);
      Scenario<CombatState> fought = fight(retreated(kit, Optional.of(WELLON)));

      assertThat(fought.awaited()).isEmpty();
      assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
    }
  }

  @Test
  @Rule({"space_combat.7.1", "space_combat.9"})
  void whoHasDestroyedTheLastEnemyStays() {
    Scenario<CombatState> fought = spaceCombat(bothMay()).when(P2, RETREAT, 1, 7);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
    assertThat(fought.table().tokens()).isEmpty();
  }

  @Test
  @Rule("space_combat.7")
  void whereTheLastDestinationIsGoneTheCombatGoesOn() {
    Scenario<CombatState> fought =
        fight(
            field()
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1)
                .frame(new SpaceCombat(SYSTEM, P1, P2).announced(Optional.of(P2), Step.RETREAT)),
            7,
            1);

    assertThat(happened(fought, CombatRoundBegan.class))
        .extracting(CombatRoundBegan::round)
        .contains(2);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({"space_combat.7", "space_combat.7.4"})
  void aTokenFromTheReinforcementsFollowsTheShips() {
    Scenario<CombatState> fought = fight(retreated(field(), Optional.of(WELLON)));

    fought.thenAccepted();
    assertThat(fought.happened()).contains(new TokenPlaced(P2, Pool.REINFORCEMENTS, WELLON));
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("space_combat.7.4")
  void whereAnOwnTokenLiesNoneIsAdded() {
    Scenario<CombatState> fought = fight(retreated(field().tokens(P2, "19"), Optional.of(WELLON)));

    assertThat(fought.happened()).noneMatch(TokenPlaced.class::isInstance);
  }

  @Test
  @Rule({"space_combat.N6", "gravity_rift.N5.4"})
  void whereNobodyArrivesNoTokenIsPlaced() {
    Scenario<CombatState> fought = fight(retreated(field(), Optional.empty()));

    assertThat(fought.table().tokens()).isEmpty();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("space_combat.7.4")
  void withoutATokenInReserveThePlayerChoosesAPool() {
    TableKit noneLeft = field().sheet(P2, 7, 9, 0);
    Scenario<CombatState> asked = fight(retreated(noneLeft, Optional.of(WELLON)));
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(asked.options(P2))
        .containsExactly(new TakeTokenOption(List.of(Pool.TACTIC, Pool.FLEET)));
    assertThat(asked.silence(P2)).contains(new TakeToken(Pool.FLEET));

    asked.when(P2, new TakeToken(Pool.STRATEGY)).thenRefused("space_combat.7.4");
    asked.when(P2, FIGHT_ON).thenRefusedAs(Refusal.NOT_AWAITED);
    Scenario<CombatState> paid = asked.when(P2, new TakeToken(Pool.TACTIC));

    assertThat(paid.table().tokens().get(WELLON)).containsExactly(P2);
    assertThat(paid.table().player(P2).tokens().tactic()).isEqualTo(6);
    assertThat(outcomes(paid)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("faction_ability/edict.N4")
  void aTokenOfAnotherPlayerIsNotTheOneThatIsPlaced() {
    TableKit noneLeft =
        field().player(P2, "mahact").sheet(P2, 7, 0, 9).with(new TokensHeld(P2, Set.of(P3))::fold);
    Scenario<CombatState> asked = fight(retreated(noneLeft, Optional.of(WELLON)));

    assertThat(asked.options(P2))
        .containsExactly(new TakeTokenOption(List.of(Pool.TACTIC, Pool.STRATEGY)));
    asked.when(P2, new TakeToken(Pool.FLEET)).thenRefused("space_combat.7.4");
  }

  @Test
  @Rule("space_combat.7.4")
  void withAllTokensOnTheBoardTheShipsRetreatWithoutOne() {
    TableKit kit = field().sheet(P2, 0, 0, 0);
    for (int i = 0; i < 16; i++) {
      kit = kit.tokens(P2, "t" + i);
    }
    Scenario<CombatState> fought = fight(retreated(kit, Optional.of(WELLON)));

    assertThat(fought.table().tokens()).doesNotContainKey(WELLON);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("space_combat.N6")
  void aSideWithFightersAloneMayAnnounce() {
    Scenario<CombatState> asked =
        spaceCombat(
            field().units(P1, "27", CARRIER, 1).units(P2, "27", FIGHTER, 2).controls(P2, "wellon"));

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(asked.silence(P2)).contains(FIGHT_ON);
  }

  @Test
  void aTokenCannotBeTakenWhileARetreatIsAnnounced() {
    spaceCombat(bothMay()).when(P2, new TakeToken(Pool.TACTIC)).thenRefusedAs(Refusal.NOT_AWAITED);
  }

  private static Procedure top(Scenario<CombatState> scenario) {
    return ((Frame) scenario.table().kernel().top().orElseThrow()).procedure();
  }

  private static TableKit withdrawn(TableKit kit) {
    return left(kit, Step.WITHDRAWN, Optional.of(WELLON));
  }

  /** The second player's ships have left, and map-service says where they are. */
  private static TableKit retreated(TableKit kit, Optional<SystemId> to) {
    return left(kit, Step.RETREATED, to);
  }

  private static TableKit left(TableKit kit, Step step, Optional<SystemId> to) {
    TableKit under =
        kit.units(P1, "27", CRUISER, 1)
            .frame(new SpaceCombat(SYSTEM, P1, P2).announced(Optional.of(P2), step))
            .frame(new Relocation(P2, SYSTEM, List.of(WELLON)));
    int relocation = under.table().kernel().top().orElseThrow().id();
    return under.with(
        t -> t.withKernel(t.kernel().evolve(new FrameClosed(relocation, new Relocated(to)))));
  }
}
