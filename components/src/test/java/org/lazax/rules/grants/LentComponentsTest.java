package org.lazax.rules.grants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.Seat;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.standing.StandingRules;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.leaders.LeaderState;

/** What a made-up card lends, of whichever kind it is. P2 has a commander and an agent. */
class LentComponentsTest {
  private static final ComponentRef RAM = ComponentRef.parse("leader/2ram");
  private static final ComponentRef I48S = ComponentRef.parse("leader/i48s");

  static final Lender NOTE =
      new Lender("promissory_note/alliance", kit -> kit.notesInPlay(P1, "alliance@p2"));

  static List<Lender> lenders() {
    return List.of(
        NOTE,
        new Lender("technology/gravity_drive", kit -> kit.technologies(P1, "gravity_drive")),
        new Lender("planet/primor", kit -> kit.controls(P1, "primor")),
        new Lender("agenda/minister_of_war", kit -> kit.law("minister_of_war", P1)),
        new Lender("leader/claire_gibson", kit -> kit.leaders(P1, "claire_gibson")));
  }

  record Lender(String name, UnaryOperator<TableKit> laid) {
    ComponentRef ref() {
      return ComponentRef.parse(name);
    }

    /** The table on which the card is in play, or not. */
    Table table(boolean inPlay, LeaderState commander) {
      TableKit kit = TableKit.players(2).leaders(P2, "i48s").leader(P2, "2ram", commander);
      Components components = Components.of(List.of(new Pact(ref())));
      return (inPlay ? laid.apply(kit) : kit)
          .table()
          .withRules(new Ruleset(Catalog.standard(), components, new StandingRules()));
    }
  }

  @ParameterizedTest
  @MethodSource("lenders")
  void actForTheOneBeforeWhomTheLenderLies(Lender lender) {
    Table lent = lender.table(true, LeaderState.UNLOCKED);
    assertThat(of(lent, P1)).contains(lender.ref(), RAM).doesNotContain(I48S);
    assertThat(ActiveComponents.of(lent, P1).standing()).contains(RAM);
    assertThat(of(lent, P2)).containsOnlyOnce(RAM);

    assertThat(of(lender.table(false, LeaderState.UNLOCKED), P1)).doesNotContain(RAM);
  }

  @ParameterizedTest
  @MethodSource("lenders")
  void areOthersAsSoonAsTheLenderLendsOthers(Lender lender) {
    Table locked = lender.table(true, LeaderState.LOCKED);
    assertThat(of(locked, P1)).doesNotContain(RAM);

    Table unlocked = locked.withPlayer(P2, player -> player.withLeaders(unlocked().leaders()));
    assertThat(of(unlocked, P1)).contains(RAM);
    assertThat(of(locked, P1)).doesNotContain(RAM);
  }

  @ParameterizedTest
  @MethodSource("lenders")
  void areFoundOnceWhileTheyAreTheSame(Lender lender) {
    Table before = lender.table(true, LeaderState.UNLOCKED);
    Table after = before.withPlayer(P2, player -> player.withGoods(3, 1));
    assertThat(ActiveComponents.of(after, P1)).isSameAs(ActiveComponents.of(before, P1));
  }

  @Test
  void aTextThatNoLeaderLendsIsReadyAndCostsNobodyACard() {
    Grant lent = new Grant(RAM, P1);
    assertThat(lent.isReady(NOTE.table(false, LeaderState.UNLOCKED))).isFalse();
    assertThat(lent.isReady(NOTE.table(true, LeaderState.LOCKED))).isFalse();

    Table table = NOTE.table(true, LeaderState.UNLOCKED);
    assertThat(lent.isReady(table)).isTrue();
    assertThat(LeaderCards.used(table, lent)).isEmpty();
    assertThat(new Grant(I48S, P1).isReady(table)).isFalse();
  }

  private static Player unlocked() {
    return NOTE.table(true, LeaderState.UNLOCKED).player(P2);
  }

  private static List<ComponentRef> of(Table table, Seat seat) {
    return ActiveComponents.of(table, seat).all();
  }
}
