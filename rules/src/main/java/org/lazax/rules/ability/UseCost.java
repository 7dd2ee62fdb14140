package org.lazax.rules.ability;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lazax.chronicle.form.Bounds;

/**
 * What the use of an ability costs besides its card. Forms tell it to players before they choose.
 * What is only converted or replaced is an effect and no cost. Rules: abilities.11, abilities.12.
 *
 * @param payer who pays
 * @param means what is paid
 * @param count how many; without a maximum as many as the player chooses
 */
public record UseCost(Payer payer, Means means, Bounds count) {

  /** A cost for the player who uses the ability. */
  public static UseCost of(Means means, int count) {
    return new UseCost(Payer.USER, means, Bounds.exactly(count));
  }

  /** A cost of which the player who uses the ability chooses the number. */
  public static UseCost of(Means means, Bounds count) {
    return new UseCost(Payer.USER, means, count);
  }

  /** A cost for the player whose promissory note is played. */
  public static UseCost ofOwner(Means means, int count) {
    return new UseCost(Payer.OWNER, means, Bounds.exactly(count));
  }

  /** A cost for a player whom the user chooses; it may be the user itself. */
  public static UseCost ofChosen(Means means, Bounds count) {
    return new UseCost(Payer.CHOSEN, means, count);
  }

  /** The sentences about these costs, one for each payer; empty if there are none. */
  static Optional<String> words(List<UseCost> costs) {
    String sentences =
        List.of(Payer.values()).stream()
            .flatMap(payer -> payer.sentence(costs).stream())
            .collect(Collectors.joining(" "));
    return Optional.of(sentences).filter(words -> !words.isEmpty());
  }

  private String words() {
    if (count.max().isEmpty()) {
      return "any number of " + means.words(2);
    }
    if (means == Means.ALL_READIED_PLANETS) {
      return means.words(1);
    }
    int most = count.max().get();
    return number(most) + " " + means.words(most);
  }

  private String number(int most) {
    if (count.min() == most) {
      return String.valueOf(most);
    }
    return count.min() == 0 ? "up to " + most : "%d to %d".formatted(count.min(), most);
  }

  /** Who pays. */
  public enum Payer {
    USER("It costs "),
    OWNER("It costs its owner "),
    CHOSEN("It costs a player of your choice ");

    private final String begins;

    Payer(String begins) {
      this.begins = begins;
    }

    private Optional<String> sentence(List<UseCost> costs) {
      String paid =
          costs.stream()
              .filter(cost -> cost.payer == this)
              .map(UseCost::words)
              .collect(Collectors.joining(" and "));
      return Optional.of(begins + paid + ".").filter(_ -> !paid.isEmpty());
    }
  }

  /** What is paid. */
  public enum Means {
    STRATEGY_TOKEN("token of the strategy pool", "tokens of the strategy pool"),
    FLEET_TOKEN("token of the fleet pool", "tokens of the fleet pool"),
    TRADE_GOOD,
    /** Paid with planets and trade goods. */
    RESOURCE,
    /** Paid with planets and trade goods. */
    INFLUENCE("influence", "influence"),
    /** Planets that are exhausted, whatever they are worth. */
    READIED_PLANET,
    /** All readied planets are exhausted, however many there are. */
    ALL_READIED_PLANETS("all readied planets", "all readied planets"),
    ACTION_CARD,
    CARD_OR_TOKEN("action card or command token", "action cards or command tokens"),
    RELIC_FRAGMENT,
    LEADER,
    SHIP,
    MECH,
    INFANTRY("infantry", "infantry");

    private final String one;
    private final String many;

    Means() {
      one = name().toLowerCase(Locale.ROOT).replace('_', ' ');
      many = one + "s";
    }

    Means(String one, String many) {
      this.one = one;
      this.many = many;
    }

    private String words(int count) {
      return count == 1 ? one : many;
    }
  }
}
