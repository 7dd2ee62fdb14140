package org.lazax.rules.tokens;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/**
 * A command token that a player spends in place of one of its strategy pool. It comes from the
 * reinforcements or, if they are empty, from the tactic or the fleet pool; taken from the strategy
 * pool it would be the one that is spent without the component. By some components it is a token of
 * another player that comes from the board. In texts it is the name of the component, with the pool
 * or the system after a colon unless it comes from the reinforcements.
 *
 * @param by the component that its owner uses for it
 * @param from where the token of the player comes from; the reinforcements if it is of another one
 * @param borrowed the system from which the token of another player comes
 */
@JsonClassDescription(
    "The component with which a token of the reinforcements is spent in place of one of the "
        + "strategy pool, such as relic/scepter_of_emelpar. If the reinforcements are empty, the "
        + "pool from which the token comes follows, as in relic/scepter_of_emelpar:tactic. A token "
        + "of another player comes from a system, as in leader/jae_mir_kan:38.")
public record SparedToken(ComponentRef by, Pool from, Optional<SystemId> borrowed) {
  private static final String FROM = ":";
  private static final Set<String> POOLS =
      Stream.of(Pool.values()).map(Pool::word).collect(Collectors.toUnmodifiableSet());

  /** A token of the player's own. */
  public SparedToken(ComponentRef by, Pool from) {
    this(by, from, Optional.empty());
  }

  /** A token of another player. */
  private SparedToken(ComponentRef by, SystemId borrowed) {
    this(by, Pool.REINFORCEMENTS, Optional.of(borrowed));
  }

  /** Reads what {@link #toString} has written. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static SparedToken parse(String text) {
    String[] parts = text.split(FROM, 2);
    ComponentRef by = ComponentRef.parse(parts[0]);
    if (parts.length == 1) {
      return new SparedToken(by, Pool.REINFORCEMENTS);
    }
    return POOLS.contains(parts[1])
        ? new SparedToken(by, Pool.of(parts[1]))
        : new SparedToken(by, SystemId.of(parts[1]));
  }

  /** The tokens among which this player may choose. */
  public static List<SparedToken> of(Table table, Seat seat) {
    return sparing(table, seat).stream().flatMap(own -> of(table, seat, own)).toList();
  }

  private static Stream<SparedToken> of(Table table, Seat seat, GrantedHooks<SparesToken> own) {
    ComponentRef by = own.grant().component();
    return own.hooks()
        .borrows(table, own.grant())
        .map(tokens -> tokens.systems().stream().map(system -> new SparedToken(by, system)))
        .orElseGet(() ->
            TokenSupply.sources(table, seat).stream()
                .filter(pool -> pool != Pool.STRATEGY)
                .map(pool -> new SparedToken(by, pool)));
  }

  /** Whether a token of the reinforcements has to be spent in place of one of the pool. */
  public static boolean isDue(Table table, Seat seat) {
    return TokenSupply.reinforcements(table, seat) > 0 && isCalledFor(table, seat);
  }

  /**
   * Whether a token of the reinforcements is what has to be spent now, if there is one: then a
   * token of the pool only stands in for it. Rule: leader/hesh_and_prit.N6.
   */
  public static boolean isCalledFor(Table table, Seat seat) {
    return sparing(table, seat).stream()
        .anyMatch(own -> own.hooks().mustSpareToken(table, own.grant()));
  }

  /** The tokens of the player's sheet once this one, if any, is taken. */
  public static Tokens left(Table table, Seat seat, Optional<SparedToken> spared) {
    Tokens owned = table.player(seat).tokens();
    return spared
        .filter(token -> token.borrowed.isEmpty())
        .map(token -> owned.plus(token.from, -1))
        .orElse(owned);
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
    Optional<Seat> lender = use(draft, seat);
    draft.add(new TokenPlaced(lender.orElse(seat), from, system));
  }

  /** Returns whose token it is if that is another player; it has left the board. */
  private Optional<Seat> use(Draft<?, Table> draft, Seat seat) {
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
    Optional<Seat> lender =
        own.flatMap(each -> each.hooks().borrows(draft.table(), each.grant()))
            .map(BorrowedTokens::owner);
    own.ifPresent(each -> each.hooks().spareToken(draft, each.grant()));
    lender.ifPresent(owner -> draft.add(new TokensTakenBack(owner, borrowed.stream().toList())));
    return lender;
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
    return borrowed
        .map(system -> by + FROM + system)
        .orElseGet(() -> from == Pool.REINFORCEMENTS ? by.toString() : by + FROM + from.word());
  }
}
