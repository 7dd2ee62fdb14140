package org.lazax.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.table.immutable.Copies;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.notes.Note;
import org.lazax.table.orders.StandingOrders;
import org.lazax.table.tokens.Tokens;

/**
 * A player's command sheet, hand and play area.
 *
 * @param strategyCards the player's strategy cards, and whether each is exhausted
 * @param secrets unscored secret objectives in hand; hidden from everybody else
 * @param shown those secret objectives in hand that everybody has seen
 * @param actionCards action cards in hand; hidden from everybody else
 * @param notes promissory notes in hand, the player's own and others'; hidden from everybody else
 * @param shownNotes those promissory notes in hand that everybody has seen
 * @param notesInPlay others' promissory notes that lie face up in the play area
 * @param noteReceived whether the player has received a promissory note in this game
 * @param leaders the leaders of the faction; none before they are laid out
 * @param standingOrders moments at which the player passes without being asked; hidden from
 *     everybody else
 */
@RecordBuilder
public record Player(
    Seat seat,
    FactionId faction,
    Tokens tokens,
    int tradeGoods,
    int commodities,
    Set<TechnologyId> technologies,
    Set<TechnologyId> exhaustedTechnologies,
    Map<StrategyCardId, Boolean> strategyCards,
    List<ObjectiveId> secrets,
    Set<ObjectiveId> shown,
    List<ActionCardId> actionCards,
    List<Note> notes,
    @OmittedByDefault List<Note> shownNotes,
    List<Note> notesInPlay,
    @OmittedByDefault boolean noteReceived,
    Leaders leaders,
    @JsonUnwrapped StandingOrders standingOrders,
    int victoryPoints,
    boolean eliminated)
    implements PlayerBuilder.With {

  public Player {
    technologies = Technologies.of(technologies);
    exhaustedTechnologies = Copies.ordered(exhaustedTechnologies);
    strategyCards = Copies.sorted(strategyCards);
    secrets = List.copyOf(secrets);
    shown = stillHeld(shown, secrets);
    actionCards = List.copyOf(actionCards);
    notes = List.copyOf(notes);
    shownNotes = stillHeld(shownNotes, notes);
    notesInPlay = List.copyOf(notesInPlay);
  }

  /** The secret objectives among these that are still in hand. */
  private static Set<ObjectiveId> stillHeld(Set<ObjectiveId> shown, List<ObjectiveId> secrets) {
    return secrets.containsAll(shown)
        ? Copies.ordered(shown)
        : Copies.ordered(shown.stream().filter(secrets::contains).toList());
  }

  /** The promissory notes among these that are still in hand. */
  private static List<Note> stillHeld(List<Note> shown, List<Note> notes) {
    return notes.containsAll(shown)
        ? List.copyOf(shown)
        : shown.stream().filter(notes::contains).toList();
  }

  public static Player seated(Seat seat, FactionId faction) {
    return new Player(
        seat,
        faction,
        Tokens.NONE,
        0,
        0,
        Set.of(),
        Set.of(),
        Map.of(),
        List.of(),
        Set.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        false,
        Leaders.NONE,
        StandingOrders.NONE,
        0,
        false);
  }

  /**
   * Whether the same components act for this player as for another state of it, as far as that
   * follows from the player alone: its faction, technologies, leaders and notes in play, and
   * whether it is in the game.
   *
   * @param before a state of the same seat; a false difference costs only time
   */
  @SuppressWarnings("ReferenceEquality") // what no event has changed is the same object
  public boolean hasPowersOf(Player before) {
    return this == before
        || (technologies == before.technologies
            && leaders == before.leaders
            && notesInPlay == before.notesInPlay
            && eliminated == before.eliminated
            && faction.equals(before.faction)
            && seat.equals(before.seat));
  }

  /**
   * A value computed from this player's technologies. It is kept as long as the technologies do not
   * change, because it is needed at every step.
   *
   * @param kind the class of the value; only one value is kept
   * @param holds whether the kept value is still valid
   * @param compute computes the value
   */
  public <D> D cached(Class<D> kind, Predicate<D> holds, Supplier<D> compute) {
    return Technologies.of(technologies).cached(kind, holds, compute);
  }

  public boolean owns(TechnologyId technology) {
    return technologies.contains(technology);
  }

  public Player withGoods(int tradeGoodsNow, int commoditiesNow) {
    return withTradeGoods(tradeGoodsNow).withCommodities(commoditiesNow);
  }

  public Player withTechnologies(Set<TechnologyId> now, Set<TechnologyId> exhaustedNow) {
    return withTechnologies(now).withExhaustedTechnologies(exhaustedNow);
  }

  public Player out() {
    return seated(seat, faction).withVictoryPoints(victoryPoints).withEliminated(true);
  }
}
