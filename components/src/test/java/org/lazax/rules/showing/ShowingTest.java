package org.lazax.rules.showing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.standing.StandingRules;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.goods.GoodsGained;

/** P1 has two made-up components that lie face down. */
final class ShowingTest {
  private static final ComponentRef ONE = ComponentRef.parse("technology/neural_motivator");
  private static final ComponentRef OTHER = ComponentRef.parse("technology/sarween_tools");

  @Test
  void theOwnerShowsWhatServesAloneAndTogether() {
    assertThat(Showing.by(table(true, true), P1, ShownFor.MOVEMENT))
        .extracting(Showing::components)
        .containsExactly(List.of(), List.of(ONE), List.of(OTHER), List.of(ONE, OTHER));
    assertThat(Showing.by(table(true, true), P1, ShownFor.MOVEMENT))
        .extracting(showing -> goods(showing.table()))
        .containsExactly(0, 1, 1, 2);
    assertThat(Showing.by(table(false, true), P1, ShownFor.MOVEMENT))
        .extracting(Showing::components)
        .containsExactly(List.of(), List.of(OTHER));
  }

  @Test
  void forAnotherPurposeAndByAnotherPlayerNothingIsShown() {
    assertThat(Showing.by(table(true, true), P1, ShownFor.RESEARCH)).hasSize(1);
    assertThat(Showing.by(table(true, true), P2, ShownFor.MOVEMENT)).hasSize(1);
    assertThat(mayHave(table(true, true), P2, 1)).isFalse();
  }

  @Test
  void whatMayBeDoesNotDependOnWhatIs() {
    for (boolean one : List.of(true, false)) {
      for (boolean other : List.of(true, false)) {
        assertThat(mayHave(table(one, other), P1, 2)).isTrue();
        assertThat(mayHave(table(one, other), P1, 3)).isFalse();
      }
    }
  }

  @Test
  void whatIsPossibleAnywayIsNotSupposed() {
    List<Table> asked = new ArrayList<>();
    Table table = table(true, true);

    assertThat(Showing.mayAllow(table, P1, ShownFor.MOVEMENT, asked::add)).isTrue();
    assertThat(asked).containsExactly(table);
  }

  private static boolean mayHave(Table table, Seat seat, int goods) {
    return Showing.mayAllow(
        table, seat, ShownFor.MOVEMENT, now -> now.player(seat).tradeGoods() >= goods);
  }

  private static int goods(Table table) {
    return table.player(P1).tradeGoods();
  }

  private static Table table(boolean one, boolean other) {
    Components masks = Components.of(Arrays.asList(new Mask(ONE, one), new Mask(OTHER, other)));
    return TableKit.players(2)
        .technologies(P1, ONE.name(), OTHER.name())
        .table()
        .withRules(new Ruleset(Catalog.standard(), masks, new StandingRules()));
  }

  /**
   * Brings a trade good when it is shown with a movement.
   *
   * @param serves whether it does; otherwise it only looks so
   */
  private record Mask(ComponentRef ref, boolean serves) implements Component, Showable {
    @Override
    public Optional<Table> supposed(Table table, Grant grant, ShownFor purpose) {
      return purpose == ShownFor.MOVEMENT
          ? Optional.of(gained(grant).fold(table))
          : Optional.empty();
    }

    @Override
    public Optional<Table> shown(Table table, Grant grant, ShownFor purpose) {
      return serves ? supposed(table, grant, purpose) : Optional.empty();
    }

    @Override
    public void show(Draft<?, Table> draft, Grant grant) {
      draft.add(gained(grant));
    }

    private static GoodsGained gained(Grant grant) {
      return new GoodsGained(grant.user(), 1);
    }
  }
}
