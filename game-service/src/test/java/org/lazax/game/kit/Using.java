package org.lazax.game.kit;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.DeclineStrategyCard;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;

/** Strategy cards and abilities in use. */
public final class Using {
  public static final FollowStrategyCard FOLLOW =
      new FollowStrategyCard(Optional.empty(), Optional.empty());
  public static final DeclineStrategyCard DECLINE = new DeclineStrategyCard();

  private Using() {}

  /** In the turn of this seat, which holds this card and uses it. */
  public static Scenario<GameState> card(TableKit kit, Seat seat, String card, int... dice) {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE), Cards.held(kit, seat, card).frame(new Turn(seat)))
        .when(seat, new UseStrategyCard(Cards.card(card)), dice)
        .thenAccepted();
  }

  public static FollowStrategyCard placing(String system) {
    return new FollowStrategyCard(Optional.empty(), Optional.of(SystemId.of(system)));
  }

  public static FollowStrategyCard paying(int goods, String... planets) {
    return new FollowStrategyCard(
        Optional.of(new Payment(planets(planets), goods)), Optional.empty());
  }

  public static List<PlanetId> planets(String... planets) {
    return Arrays.stream(planets).map(PlanetId::new).toList();
  }

  /** In the turn of this seat, before its action. */
  public static Scenario<GameState> turn(TableKit kit, Seat seat) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(seat)));
  }

  /** The use of an ability such as {@code leader/letani_ospha}. */
  public static UseAbility ability(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }

  /** The choice of these candidates; of none to leave out what may be left out. */
  public static Choose choose(String... candidates) {
    return new Choose(Service.GAME, List.of(candidates));
  }

  /** The candidates among which this seat is asked to choose. */
  public static List<String> candidates(Scenario<GameState> scenario, Seat seat) {
    return ((AbilityOption.Choice) scenario.options(seat).getFirst()).candidates();
  }

  /** The abilities that this seat is offered. */
  public static List<String> abilities(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }
}
