package org.lazax.rules.tokens;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/**
 * A command token that a player spends in place of one of its strategy pool. It comes from the
 * reinforcements or, if they are empty, from the tactic or the fleet pool; taken from the strategy
 * pool it would be the one that is spent without the component. In texts it is the name of the
 * component, with the pool after a colon unless that is the reinforcements.
 *
 * @param by the component that its owner uses for it
 * @param from where the token comes from
 */
@JsonClassDescription(
    "The component with which a token of the reinforcements is spent in place of one of the "
        + "strategy pool, such as relic/scepter_of_emelpar. If the reinforcements are empty, the "
        + "pool from which the token comes follows, as in relic/scepter_of_emelpar:tactic.")
public record SparedToken(ComponentRef by, Pool from) {
  private static final String POOL = ":";

  /** Reads what {@link #toString} has written. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static SparedToken parse(String text) {
    String[] parts = text.split(POOL, 2);
    return new SparedToken(
        ComponentRef.parse(parts[0]), parts.length > 1 ? Pool.of(parts[1]) : Pool.REINFORCEMENTS);
  }

  /** The tokens among which this player may choose. */
  public static List<SparedToken> of(Table table, Seat seat) {
    return sparing(table, seat).stream()
        .flatMap(own ->
            TokenSupply.sources(table, seat).stream()
                .filter(pool -> pool != Pool.STRATEGY)
                .map(pool -> new SparedToken(own.grant().component(), pool)))
        .toList();
  }

  /** Whether a token of the reinforcements has to be spent in place of one of the pool. */
  public static boolean isDue(Table table, Seat seat) {
    return TokenSupply.reinforcements(table, seat) > 0
        && sparing(table, seat).stream()
            .anyMatch(own -> own.hooks().mustSpareToken(table, own.grant()));
  }

  /** The tokens of the player's sheet once this one, if any, is taken. */
  public static Tokens left(Table table, Seat seat, Optional<SparedToken> spared) {
    Tokens owned = table.player(seat).tokens();
    return spared.map(token -> owned.plus(token.from, -1)).orElse(owned);
  }

  /** The player uses the component and spends the token. Refused unless it may choose this one. */
  public void spend(Draft<?, Table> draft, Seat seat) {
    use(draft, seat);
    if (from != Pool.REINFORCEMENTS) {
      draft.add(new TokensMoved(seat, from, Pool.REINFORCEMENTS, 1));
    }
  }

  /** The player uses the component and puts the token into a system. Refused like spending it. */
  public void place(Draft<?, Table> draft, Seat seat, SystemId system) {
    use(draft, seat);
    draft.add(new TokenPlaced(seat, from, system));
  }

  private void use(Draft<?, Table> draft, Seat seat) {
    Optional<GrantedHooks<SparesToken>> own =
        sparing(draft.table(), seat).stream()
            .filter(_ -> of(draft.table(), seat).contains(this))
            .filter(each -> each.grant().component().equals(by))
            .findFirst();
    draft.require(
        own.isPresent(),
        "abilities.3",
        "this seat cannot spend that in place of a token of the strategy pool",
        "spared",
        this);
    own.ifPresent(each -> each.hooks().spareToken(draft, each.grant()));
  }

  private static List<GrantedHooks<SparesToken>> sparing(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, SparesToken.class).stream()
        .filter(own -> own.hooks().sparesToken(table, own.grant()))
        .toList();
  }

  /** The form of a command that spends this token, if any. */
  public static Form told(Form form, Optional<SparedToken> spared) {
    return spared
        .map(token -> form.titled(form.title() + " with " + token.by.name()).about("spared", token))
        .orElse(form);
  }

  @Override
  @JsonValue
  public String toString() {
    return from == Pool.REINFORCEMENTS ? by.toString() : by + POOL + from.word();
  }
}
