package org.lazax.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.components.card.VotesForGoods;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Paying;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.exploration.LikeFragments;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.tokens.TokensMoved;

/** An ability that takes tokens, goods, cards or a payment from anybody says what it costs. */
final class CostsTest {
  /** What takes something from a player, and the methods by which it does. */
  private static final Map<Class<?>, Set<String>> TAKING =
      Map.of(
          StrategyTokens.class, Set.of("spend", "place"),
          GoodsSpent.class, Set.of("<init>"),
          TokensMoved.class, Set.of("<init>"),
          Paying.class, Set.of("paid"),
          LikeFragments.class, Set.of("purge"),
          Discards.class, Set.of("of"),
          VotesForGoods.class, Set.of("add"));

  /** What others lose by these is no cost of their use, or they only give tokens. */
  private static final Set<String> TAKEN_FROM_OTHERS =
      Set.of(
          "Edict",
          "FleetRegulations",
          "Insubordination",
          "JrXs455O",
          "Pillaging",
          "Counterstroke",
          "Rally",
          "Sanction");

  @Test
  void whatTakesSomethingSaysWhatItCosts() {
    Set<String> silent =
        Lazax.CLASSES.stream()
            .filter(assignableTo(Ability.class))
            .filter(CostsTest::takes)
            .filter(ability -> !says(ability))
            .map(JavaClass::getSimpleName)
            .collect(Collectors.toSet());

    assertThat(silent).containsExactlyInAnyOrderElementsOf(TAKEN_FROM_OTHERS);
  }

  /** A component may let its owner spend another token in place of one of the strategy pool. */
  @Test
  void whoSpendsAStrategyTokenAsksWhichToken() {
    Set<String> silent =
        Lazax.CLASSES.stream()
            .filter(assignableTo(Ability.class))
            .filter(ability -> calls(ability, StrategyTokens.class, "spend"))
            .filter(ability -> !calls(ability, StrategyTokens.class, "asks"))
            .map(JavaClass::getSimpleName)
            .collect(Collectors.toSet());

    assertThat(silent).isEmpty();
  }

  private static boolean calls(JavaClass ability, Class<?> owner, String method) {
    return ability.getMethodCallsFromSelf().stream()
        .map(call -> call.getTarget())
        .anyMatch(
            target -> target.getOwner().isEquivalentTo(owner) && target.getName().equals(method));
  }

  private static boolean takes(JavaClass ability) {
    return ability.getCodeUnitAccessesFromSelf().stream()
        .map(access -> access.getTarget())
        .anyMatch(target ->
            TAKING.entrySet().stream()
                .anyMatch(each ->
                    target.getOwner().isEquivalentTo(each.getKey())
                        && each.getValue().contains(target.getName())));
  }

  private static boolean says(JavaClass ability) {
    return ability.getAllMethods().stream()
        .filter(method -> method.getName().equals("costs"))
        .map(JavaCodeUnit::getOwner)
        .anyMatch(owner -> !owner.isEquivalentTo(Ability.class));
  }
}
