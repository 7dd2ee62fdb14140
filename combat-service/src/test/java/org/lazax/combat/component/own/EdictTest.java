package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.components.faction.mahact.TokensHeld;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.tokens.Tokens;

/** Mahact keeps a command token of everybody whom it has beaten. */
class EdictTest {
  private static final int FLEET = 3;

  private static TableKit mahact() {
    return field().player(P1, "mahact").sheet(P1, 0, FLEET, 0);
  }

  private static Scenario<CombatState> won(TableKit kit) {
    return spaceCombat(ships(kit), 7, 1, 1, 1, 1);
  }

  private static Scenario<CombatState> wonAfterAmbush(TableKit kit) {
    return spaceCombat(ships(kit)).when(P2, pass(), 7, 1, 1, 1, 1).when(P2, pass());
  }

  private static TableKit ships(TableKit kit) {
    return kit.units(P1, "27", CRUISER, 4).units(P2, "27", CRUISER, 1);
  }

  @Test
  @Rule("faction_ability/edict.N5")
  void theLosersTokenMakesRoomForAShipMoreAsSoonAsTheCombatIsWon() {
    won(mahact().sheet(P2, 3, 3, 2))
        .then(table -> {
          assertThat(HeldTokens.of(table, P1)).containsExactly(P2);
          assertThat(count(table, P1, "27", CRUISER)).isEqualTo(4);
          assertThat(TokenSupply.reinforcements(table, P2)).isEqualTo(7);
        });
  }

  @Test
  @Rule({"agenda/fleet_regulations.N2", "faction_ability/edict.N2"})
  void forAFifthTokenOneOfAPoolThatIsLimitedToFourGoesBack() {
    TableKit law = mahact().law("fleet_regulations").with(new TokensHeld(P1, Set.of(P3))::fold);
    assertThat(HeldTokens.of(won(law.sheet(P1, 0, FLEET - 1, 0)).table(), P1))
        .containsExactlyInAnyOrder(P2, P3);

    Scenario<CombatState> full = won(law.sheet(P1, 0, FLEET, 0).sheet(P2, 3, 3, 2));
    assertThat(full.awaited()).containsExactly(P1);
    assertThat(candidates(full, P1)).containsExactlyInAnyOrder("fleet", "p2", "p3");
    full.when(P1, choose("p3"))
        .then(table -> {
          assertThat(HeldTokens.of(table, P1)).containsExactly(P2);
          assertThat(table.player(P1).tokens().fleet()).isEqualTo(FLEET);
          assertThat(TokenSupply.reinforcements(table, P2)).isEqualTo(7);
        });
    full.when(P1, choose("fleet"))
        .then(table -> {
          assertThat(HeldTokens.of(table, P1)).containsExactlyInAnyOrder(P2, P3);
          assertThat(table.player(P1).tokens().fleet()).isEqualTo(FLEET - 1);
        });
    full.when(P1, choose("p2"))
        .then(table -> {
          assertThat(HeldTokens.of(table, P1)).containsExactly(P3);
          assertThat(table.player(P1).tokens().fleet()).isEqualTo(FLEET);
          assertThat(TokenSupply.reinforcements(table, P2)).isEqualTo(8);
        });
  }

  @Test
  @Rule("faction_ability/edict.N6")
  void theTokenLendsNoCommanderForTheVictoryThatBringsIt() {
    TableKit mentak =
        mahact()
            .player(P2, "mentak")
            .leader(P2, "sula_mentarion", LeaderState.UNLOCKED)
            .notes(P2, "ceasefire@p2");

    Scenario<CombatState> first = wonAfterAmbush(mentak);
    assertThat(HeldTokens.of(first.table(), P1)).containsExactly(P2);
    assertThat(usable(first, P1)).isEmpty();
    assertThat(usable(wonAfterAmbush(mentak.with(new TokensHeld(P1, Set.of(P2))::fold)), P1))
        .as("at a later victory")
        .containsExactly("leader/sula_mentarion");
  }

  @Test
  void aSecondTokenOfTheSamePlayerMakesNoRoom() {
    Scenario<CombatState> fought = won(mahact().with(new TokensHeld(P1, Set.of(P2))::fold));

    assertThat(HeldTokens.of(fought.table(), P1)).containsExactly(P2);
    assertThat(count(fought, P1, "27", CRUISER)).isEqualTo(4);
    assertThat(TokenSupply.reinforcements(fought.table(), P2)).isEqualTo(7);
  }

  @Test
  void aGroundCombatIsACombatAndWhoeverDefendsWinsAsWell() {
    Scenario<CombatState> fought =
        fight(
            field()
                .player(P2, "mahact")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            1,
            8);

    assertThat(HeldTokens.of(fought.table(), P2)).containsExactly(P1);
  }

  @Test
  void aDrawGivesNobodyAToken() {
    Scenario<CombatState> fought =
        spaceCombat(mahact().units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1), 7, 7);

    assertThat(HeldTokens.of(fought.table(), P1)).isEmpty();
  }

  @Test
  @Rule("faction_ability/edict.N3")
  void whoHasNoneInReserveTakesOneOffTheSheet() {
    Scenario<CombatState> won = won(mahact().sheet(P2, 15, 1, 0));

    assertThat(won.awaited()).containsExactly(P2);
    assertThat(candidates(won, P2)).containsExactly("tactic", "fleet");
    won.when(P2, choose("tactic"))
        .then(table -> {
          assertThat(HeldTokens.of(table, P1)).containsExactly(P2);
          assertThat(table.player(P2).tokens()).isEqualTo(new Tokens(14, 1, 0));
          assertThat(TokenSupply.reinforcements(table, P2)).isZero();
        });
  }

  @Test
  @Rule("faction_ability/edict.N3.1")
  void nothingIsTakenFromWhoHasNeither() {
    TableKit kit = mahact().sheet(P2, 0, 0, 0);
    for (int i = 0; i < Tokens.IN_ALL; i++) {
      kit = kit.tokens(P2, "t" + i);
    }
    Scenario<CombatState> won = won(kit);

    assertThat(HeldTokens.of(won.table(), P1)).isEmpty();
  }

  @Test
  void theFlagshipHitsBetterOnlyAsLongAsNoTokenOfTheOpponentIsHeld() {
    TableKit kit =
        mahact().units(P1, "27", FLAGSHIP, 1).units(P2, "27", CRUISER, 3).sheet(P2, 3, 3, 2);

    assertThat(modifiers(kit)).isEqualTo(2);
    assertThat(modifiers(kit.with(new TokensHeld(P1, Set.of(P3))::fold))).isEqualTo(2);
    assertThat(modifiers(kit.with(new TokensHeld(P1, Set.of(P2))::fold))).isZero();
  }

  private static int modifiers(TableKit kit) {
    return rolls(spaceCombat(kit, 1, 1, 10, 1, 1))
        .getFirst()
        .groups()
        .getFirst()
        .modifiers()
        .stream()
        .mapToInt(modifier -> modifier.value())
        .sum();
  }
}
