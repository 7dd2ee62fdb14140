package org.lazax.rules.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.council.Laws;
import org.lazax.table.Player;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.event.planets.CardAttached;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.notes.Note;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Builds a position piece by piece. Immutable: each call gives a new one, so that tests may share
 * what they start from. Systems are named by their tile ({@code "18"}), places as on the wire
 * ({@code "18"} for its space, {@code "18/mecatol_rex"} for a planet).
 */
public final class TableKit {
  public static final Seat P1 = new Seat(1);
  public static final Seat P2 = new Seat(2);
  public static final Seat P3 = new Seat(3);
  public static final Seat P4 = new Seat(4);
  public static final Seat P5 = new Seat(5);
  public static final Seat P6 = new Seat(6);

  /** None of these has a unit of its own that the tests of common rules would trip over. */
  private static final List<String> PLAIN_FACTIONS =
      List.of("hacan", "xxcha", "letnev", "yssaril", "jol_nar", "mentak", "winnu", "sardakk_norr");

  private final Table table;

  private TableKit(Table table) {
    this.table = table;
  }

  /**
   * An empty table with so many seats taken and the tokens of the start on each sheet. It is before
   * the first round, so that nobody is eliminated for having nothing.
   */
  public static TableKit players(int count) {
    Settings settings = new Settings("test", count, 10, Optional.empty(), Optional.empty(), true);
    TableKit kit = new TableKit(StandardRules.TABLE.withSettings(settings));
    for (int seat = 1; seat <= count; seat++) {
      kit = kit.player(new Seat(seat), PLAIN_FACTIONS.get(seat - 1));
    }
    return kit.speaker(P1).with(t -> t.withPart(ExplorationCards.ID, _ -> emptyDecks(t)));
  }

  public Table table() {
    return table;
  }

  /** These relic fragments lie before this player, such as {@code cultural_relic_fragment}. */
  public TableKit fragments(Seat seat, String... cards) {
    List<ExplorationId> laid = Arrays.stream(cards).map(ExplorationId::new).toList();
    return with(t ->
        t.withPart(
            ExplorationCards.ID,
            all ->
                new ExplorationCards(
                    all.discarded(),
                    without(all.purged(), laid),
                    Copies.with(all.fragments(), seat, laid))));
  }

  /**
   * These exploration cards lie in their decks, such as {@code core_mine}. Otherwise the decks are
   * empty, so that nothing happens when a planet is explored.
   */
  public TableKit inExplorationDecks(String... cards) {
    List<ExplorationId> laid = Arrays.stream(cards).map(ExplorationId::new).toList();
    return with(t ->
        t.withPart(
            ExplorationCards.ID,
            all ->
                new ExplorationCards(
                    all.discarded(), without(all.purged(), laid), all.fragments())));
  }

  /** All exploration cards lie in their decks, as at the start of a game. */
  public TableKit wholeExplorationDecks() {
    return with(t -> t.withPart(ExplorationCards.ID, _ -> ExplorationCards.ID.empty()));
  }

  private static ExplorationCards emptyDecks(Table table) {
    List<ExplorationId> every =
        table.catalog().explorationCards().values().stream()
            .flatMap(card -> Collections.nCopies(card.copies(), card.id()).stream())
            .toList();
    return new ExplorationCards(List.of(), every, Map.of());
  }

  private static List<ExplorationId> without(List<ExplorationId> cards, List<ExplorationId> fewer) {
    List<ExplorationId> left = new ArrayList<>(cards);
    fewer.forEach(left::remove);
    return left;
  }

  /** For whatever has no word of its own here. */
  public TableKit with(UnaryOperator<Table> change) {
    return new TableKit(change.apply(table));
  }

  /** These components are played as they were first printed. */
  public TableKit firstPrints(String... components) {
    Set<ComponentRef> prints =
        Arrays.stream(components).map(ComponentRef::parse).collect(Collectors.toSet());
    return with(t -> t.withSettings(t.settings().withFirstPrints(prints)));
  }

  // ---- players ----

  /** Seats this faction, or lets who sits there play it instead. */
  public TableKit player(Seat seat, String faction) {
    Player player = Player.seated(seat, new FactionId(faction)).withTokens(Tokens.START);
    return with(t -> t.withPlayers(Copies.with(t.players(), seat, player)));
  }

  public TableKit speaker(Seat seat) {
    return with(t -> t.withSpeaker(Optional.of(seat)));
  }

  /** The command tokens on the sheet. */
  public TableKit sheet(Seat seat, int tactic, int fleet, int strategy) {
    return with(t -> t.withPlayer(seat, p -> p.withTokens(new Tokens(tactic, fleet, strategy))));
  }

  public TableKit technologies(Seat seat, String... technologies) {
    Set<TechnologyId> owned = new LinkedHashSet<>(table.player(seat).technologies());
    Arrays.stream(technologies).map(TechnologyId::new).forEach(owned::add);
    return with(t -> t.withPlayer(seat, p -> p.withTechnologies(owned, p.exhaustedTechnologies())));
  }

  /** Leaders of whatever faction that this player has: agents readied, all others unlocked. */
  public TableKit leaders(Seat seat, String... leaders) {
    TableKit kit = this;
    for (String name : leaders) {
      LeaderId leader = new LeaderId(name);
      boolean agent = table.catalog().leader(leader).type() == Leader.Type.AGENT;
      kit = kit.leader(seat, name, agent ? LeaderState.READIED : LeaderState.UNLOCKED);
    }
    return kit;
  }

  /** A leader that lies like that. */
  public TableKit leader(Seat seat, String leader, LeaderState state) {
    return with(
        t -> t.withPlayer(seat, p -> p.withLeaders(p.leaders().with(new LeaderId(leader), state))));
  }

  public TableKit goods(Seat seat, int tradeGoods, int commodities) {
    return with(t -> t.withPlayer(seat, p -> p.withGoods(tradeGoods, commodities)));
  }

  public TableKit points(Seat seat, int victoryPoints) {
    return with(t -> t.withPlayer(seat, p -> p.withVictoryPoints(victoryPoints)));
  }

  // ---- the galaxy ----

  public TableKit tile(String tile, int q, int r) {
    return tile(tile, q, r, 0);
  }

  public TableKit tile(String tile, int q, int r, int rotation) {
    return lay(new PlacedTile(new TileId(tile), Optional.of(new Hex(q, r)), rotation));
  }

  /** A tile beside the board, such as the Creuss home system. */
  public TableKit tileOffBoard(String tile) {
    return lay(new PlacedTile(new TileId(tile), Optional.empty(), 0));
  }

  private TableKit lay(PlacedTile tile) {
    return with(t -> t.withGalaxy(t.galaxy().and(tile)));
  }

  /** A token in a system's space area. */
  public TableKit marker(Marker marker, String system) {
    return with(t -> new MarkersPlaced(marker, List.of(SystemId.of(system))).fold(t));
  }

  /** A law that was voted for. */
  public TableKit law(String agenda) {
    Law law = new Law(new AgendaId(agenda), Optional.empty(), Optional.empty());
    return with(t -> t.withCouncil(t.council().withLaw(law)));
  }

  /** A law that has elected a planet. */
  public TableKit law(String agenda, String planet) {
    Law law =
        new Law(
            new AgendaId(agenda),
            Optional.of(AgendaOutcome.elect(new PlanetId(planet))),
            Optional.empty());
    return with(t -> folded(t, Laws.enter(t, law)));
  }

  /** A law that lies before the player whom it has elected. */
  public TableKit law(String agenda, Seat owner) {
    Law law =
        new Law(new AgendaId(agenda), Optional.of(AgendaOutcome.elect(owner)), Optional.of(owner));
    return with(t -> folded(t, Laws.enter(t, law)));
  }

  private static Table folded(Table table, List<TableEvent> events) {
    Table folded = table;
    for (TableEvent event : events) {
      folded = event.fold(folded);
    }
    return folded;
  }

  /** A card attached to a planet, as {@code exploration/dyson_sphere}. */
  public TableKit attached(String card, String planet) {
    return with(t -> new CardAttached(new PlanetId(planet), ComponentRef.parse(card)).fold(t));
  }

  /** Sleeper tokens of the Titans, on these planets alone. */
  public TableKit sleepers(String... planets) {
    Set<PlanetId> lying = Arrays.stream(planets).map(PlanetId::new).collect(Collectors.toSet());
    return with(t -> t.withPlanets(t.planets().withSleepers(lying)));
  }

  /** An effect of this player's that lasts, as {@code action_card/lost_star_chart}. */
  public TableKit effect(Seat seat, String component) {
    return effect(seat, component, Map.of());
  }

  /** The same with what was chosen when it began. */
  public TableKit effect(Seat seat, String component, Map<String, String> chosen) {
    LastingEffect effect =
        new LastingEffect(AbilityRef.parse(component), Optional.of(seat), chosen, Optional.empty());
    return with(t -> t.withKernel(t.kernel().evolve(new EffectBegan(effect))));
  }

  /**
   * Action cards in this player's hand. All copies of what is in no hand lie on the discard pile,
   * so everybody knows that nobody holds any other card.
   */
  public TableKit holds(Seat seat, String... cards) {
    List<ActionCardId> hand = new ArrayList<>(table.player(seat).actionCards());
    Arrays.stream(cards).map(ActionCardId::new).forEach(hand::add);
    return with(t -> t.withPlayer(seat, p -> p.withActionCards(hand))).withOthersDiscarded();
  }

  /** Promissory notes in this player's hand. */
  public TableKit notes(Seat seat, String... notes) {
    List<Note> hand = new ArrayList<>(table.player(seat).notes());
    Arrays.stream(notes).map(Note::parse).forEach(hand::add);
    return with(t -> t.withPlayer(seat, p -> p.withNotes(hand).withNoteReceived(true)));
  }

  /** Promissory notes face up in this player's play area. */
  public TableKit notesInPlay(Seat seat, String... notes) {
    List<Note> open = Arrays.stream(notes).map(Note::parse).toList();
    return with(t -> t.withPlayer(seat, p -> p.withNotesInPlay(open)));
  }

  private TableKit withOthersDiscarded() {
    Set<ActionCardId> held = new HashSet<>();
    table.players().values().forEach(player -> held.addAll(player.actionCards()));
    return with(t ->
        t.withActionDiscards(
            ActionCardDeck.all(StandardRules.TABLE).stream()
                .filter(card -> !held.contains(card))
                .toList()));
  }

  // ---- what lies and stands in it ----

  public TableKit units(Seat owner, String place, UnitType type, int count) {
    return units(place, UnitStack.of(owner, type, count));
  }

  public TableKit damaged(Seat owner, String place, UnitType type, int count) {
    return units(place, new UnitStack(owner, type, count, true));
  }

  private TableKit units(String place, UnitStack stack) {
    return with(t -> t.withUnits(t.units().plus(Place.of(place), List.of(stack))));
  }

  /** Planets this player controls, their cards readied. */
  public TableKit controls(Seat seat, String... planets) {
    return control(seat, false, planets);
  }

  /** Planets this player controls, their cards exhausted. */
  public TableKit controlsExhausted(Seat seat, String... planets) {
    return control(seat, true, planets);
  }

  private TableKit control(Seat seat, boolean exhausted, String... planets) {
    TableKit kit = this;
    for (String planet : planets) {
      kit =
          kit.with(t ->
              t.withPlanets(
                  t.planets().with(new PlanetId(planet), new PlanetCard(seat, exhausted))));
    }
    return kit;
  }

  /** Command tokens on the board. */
  public TableKit tokens(Seat seat, String... systems) {
    TableKit kit = this;
    for (String name : systems) {
      SystemId system = SystemId.of(name);
      kit =
          kit.with(t ->
              t.withTokens(
                  Copies.with(
                      t.tokens(),
                      system,
                      Copies.with(t.tokens().getOrDefault(system, Set.of()), seat))));
    }
    return kit;
  }

  public TableKit custodiansTaken() {
    return with(t -> t.withCouncil(t.council().withoutCustodians()));
  }

  public TableKit round(int round) {
    return with(t -> t.withRound(round));
  }

  /** Opens a frame on top of those there. */
  public TableKit frame(Procedure procedure) {
    return with(
        t -> t.withKernel(t.kernel().evolve(new FrameOpened(t.kernel().opened(), procedure))));
  }
}
