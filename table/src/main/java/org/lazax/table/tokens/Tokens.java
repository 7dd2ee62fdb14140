package org.lazax.table.tokens;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.chronicle.wire.Limits;

/** The command tokens on a player's sheet. Rule: command_sheet.1. */
@JsonClassDescription("Numbers of command tokens, by pool of the command sheet.")
public record Tokens(
    @JsonPropertyDescription("The number of tokens in the tactic pool.")
        @Limits(min = 0, max = Tokens.IN_ALL)
        int tactic,
    @JsonPropertyDescription("The number of tokens in the fleet pool.")
        @Limits(min = 0, max = Tokens.IN_ALL)
        int fleet,
    @JsonPropertyDescription("The number of tokens in the strategy pool.")
        @Limits(min = 0, max = Tokens.IN_ALL)
        int strategy) {
  /** The number of tokens that a player has in all. Rule: command_tokens.1. */
  public static final int IN_ALL = 16;

  public static final Tokens NONE = new Tokens(0, 0, 0);

  /** The tokens at the start of a game. */
  public static final Tokens START = new Tokens(3, 3, 2);

  public int onSheet() {
    return tactic + fleet + strategy;
  }

  public int in(Pool pool) {
    return switch (pool) {
      case TACTIC -> tactic;
      case FLEET -> fleet;
      case STRATEGY -> strategy;
      case REINFORCEMENTS -> throw new IllegalArgumentException("not on the sheet");
    };
  }

  /**
   * The same with more tokens in a pool; fewer for a negative number. The reinforcements have all
   * tokens that are nowhere else.
   */
  public Tokens plus(Pool pool, int more) {
    return switch (pool) {
      case TACTIC -> new Tokens(tactic + more, fleet, strategy);
      case FLEET -> new Tokens(tactic, fleet + more, strategy);
      case STRATEGY -> new Tokens(tactic, fleet, strategy + more);
      case REINFORCEMENTS -> this;
    };
  }
}
