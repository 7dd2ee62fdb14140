package org.lazax.simulation.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.chronicle.kernel.Layer;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.UsedAbility;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.components.faction.nekro.Assimilations;
import org.lazax.components.faction.nekro.Assimilations.Assimilation;
import org.lazax.components.faction.nomad.GoodsOnAgents;
import org.lazax.components.hopesend.DelayedInvasion;
import org.lazax.components.hopesend.DelayedInvasions;
import org.lazax.components.hopesend.Identities;
import org.lazax.components.hopesend.LeaderCounters;
import org.lazax.components.hopesend.LeaderPiece;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rules.ability.SealedAnswers;
import org.lazax.rules.leaders.unlock.EarnedLeaders;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.TournamentTable;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.ending.Ending;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.exploration.ExplorationCards.Lying;
import org.lazax.table.event.goods.CommoditiesAsGoods;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.event.setup.ChosenHomes;
import org.lazax.table.event.strategy.GoodsOnHeldCards;
import org.lazax.table.event.trade.Deals;
import org.lazax.table.event.trade.Trading;
import org.lazax.table.event.trade.TransactionMade;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.PlanetChanges;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.notes.Note;
import org.lazax.table.objectives.Achievement;
import org.lazax.table.objectives.CombatScores;
import org.lazax.table.planets.Attached;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Period;
import org.lazax.table.trade.Promise;
import org.lazax.table.trade.Side;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A table with what lies on few tables of games. Two of these differ in all that is laid.
 *
 * @param first whether it is the first of the two
 */
record SeldomLaid(boolean first) {
  private static final PlanetId MECATOL_REX = new PlanetId("mecatol_rex");

  private static final TileId HYPERLANE = new TileId("87A");

  Table on(Table table) {
    return table
        .withRulesVersion(Optional.of(number()))
        .withSettings(settings(table.settings()))
        .withEnding(Optional.of(new Ending(seat(), "rule." + number())))
        .withPlayer(
            new Seat(1),
            player ->
                player
                    .withEliminated(first)
                    .withNoteReceived(first)
                    .withNotesInPlay(List.of(Note.parse(pick("antivirus", "spy_net")))))
        .withUnits(
            table
                .units()
                .plus(
                    Place.space(SystemId.MECATOL_REX),
                    List.of(
                        new UnitStack(seat(), UnitType.CRUISER, 1, first, Optional.of(mark())))))
        .withPlanets(
            table.planets().withAttached(MECATOL_REX, List.of(new Attached(mark(), first))))
        .withObjectives(
            table
                .objectives()
                .withDeeds(
                    List.of(
                        new Achievement(
                            seat(),
                            Set.of(secret()),
                            Optional.of(system()),
                            Optional.of(number()))))
                .withClosed(List.of(secret()))
                .withFlagshipsLost(List.of(seat()))
                .withCombatScores(Optional.of(new CombatScores(number(), Set.of(seat())))))
        .withCouncil(
            table
                .council()
                .withLaw(law())
                .withDrawn(law().agenda())
                .withConcealed(new AgendaId(pick("mutiny", "arms_reduction")))
                .withAside(
                    List.of(new AgendaId(pick("armed_forces_standardization", "articles_of_war")))))
        .withGalaxy(
            table
                .galaxy()
                .and(new PlacedTile(HYPERLANE, Optional.of(new Hex(9, number())), number()))
                .withHand(new Seat(1), List.of(new TileId(pick("20", "21"))))
                .with(new PlanetChanges(Map.of(new PlanetId("mirage"), system()), purged())))
        .withPart(Captives.ID, captives -> captives.with(seat(), List.of(captive())))
        .withPart(AwaitedInfantry.ID, infantry -> infantry.plus(seat(), number()))
        .withPart(
            ChosenHomes.ID,
            _ -> new ChosenHomes(Map.of(seat(), new FactionId(pick("xxcha", "argent")))))
        .withPart(
            Assimilations.ID,
            _ ->
                new Assimilations(
                    Map.of(
                        seat(),
                        List.of(
                            new Assimilation(
                                new TechnologyId(
                                    pick("valefar_assimilator_x", "valefar_assimilator_y")),
                                new TechnologyId(pick("transit_diodes", "salvage_operations")))))))
        .withPart(HeldTokens.ID, _ -> new HeldTokens(Map.of(seat(), Set.of(new Seat(3)))))
        .withPart(
            GoodsOnHeldCards.ID,
            none -> none.plus(new StrategyCardId(pick("politics", "trade")), number()))
        .withPart(CommoditiesAsGoods.ID, _ -> new CommoditiesAsGoods(Map.of(seat(), number())))
        .withPart(
            GoodsOnAgents.ID,
            _ ->
                new GoodsOnAgents(
                    List.of(
                        new GoodsOnAgents.Laid(
                            seat(),
                            new LeaderId(pick("artuno_the_betrayer", "field_marshal_mercer")),
                            number()))))
        .withPart(
            Relics.ID,
            _ -> new Relics(List.of(relic()), Map.of(seat(), List.of(relic())), List.of(relic())))
        .withPart(
            ExplorationCards.ID,
            _ ->
                new ExplorationCards(
                    List.of(fragment()),
                    List.of(fragment()),
                    Map.of(seat(), List.of(fragment())),
                    List.of(new Lying(seat(), fragment())),
                    List.of(new Lying(seat(), new ExplorationId("enigmatic_device"))),
                    List.of(new ExplorationId(pick("mining_world", "ion_storm")))))
        .withPart(LeaderCounters.ID, _ -> new LeaderCounters(Map.of(counter(), piece())))
        .withPart(
            Identities.ID,
            _ ->
                new Identities(
                    Map.of(seat(), Map.of(back(), counter())),
                    Set.of(back()),
                    Map.of(counter(), number())))
        .withPart(DelayedInvasions.ID, _ -> new DelayedInvasions(List.of(delayed())))
        .withPart(EarnedLeaders.ID, _ -> new EarnedLeaders(Map.of(seat(), Set.of(leader()))))
        .withPart(
            Trading.ID,
            none ->
                none.in(
                        new Period(
                            number(),
                            Optional.of(new AgendaId(pick("mutiny", "prophecy_of_ixth")))))
                    .refusing(seat(), new Seat(4))
                    .traded(seat(), new Seat(3))
                    .plus(offer()))
        .withPart(
            Deals.ID,
            none ->
                none.plus(new Deals.Traded(number(), seat(), partner(), goods(), goods()))
                    .plus(new Deals.Promised(number(), seat(), partner(), promise())))
        .withPart(
            SealedAnswers.ID,
            none -> none.with(number(), pick("card", "note"), seat(), List.of(mark().name())))
        .withKernel(kernel(table.kernel()));
  }

  private Offer offer() {
    Side side =
        Side.goods(number(), number())
            .and(Note.parse(pick("antivirus", "ceasefire@p3")))
            .and(List.of(new ActionCardId(pick("sabotage", "bribery"))))
            .withFragments(List.of(fragment()))
            .withCaptives(List.of(ship()))
            .withPlanet(planet())
            .and(promise());
    return new Offer(number(), seat(), partner(), side, side);
  }

  private Seat partner() {
    return Seat.of(pick("p4", "p5"));
  }

  private Promise promise() {
    return new Promise(
        ComponentRef.parse(pick("promise/word", "promise/holds_fire")),
        Map.of("word", pick("peace", "help")));
  }

  private ExplorationId fragment() {
    return new ExplorationId(pick("cultural_relic_fragment", "hazardous_relic_fragment"));
  }

  private UnitType ship() {
    return pick(UnitType.CRUISER, UnitType.CARRIER);
  }

  private Optional<PlanetId> planet() {
    return Optional.of(new PlanetId(pick("jord", "lodor")));
  }

  private TransactionMade.Goods goods() {
    return new TransactionMade.Goods(
        number(), number(), List.of(fragment()), List.of(ship()), planet());
  }

  private Settings settings(Settings chosen) {
    return new Settings(
        chosen.name() + number(),
        chosen.seats(),
        pick(10, 14),
        chosen.mapString(),
        chosen.layout(),
        chosen.placedByPlayers(),
        chosen.patience(),
        first,
        chosen.factionsDealt(),
        chosen.positionGiven(),
        Optional.of(Set.of(mark())),
        Optional.of(List.of(new ExpansionId(pick("codex_1", "codex_2")))),
        Optional.of(number()),
        Optional.of(new TournamentTable("cup-" + number(), "final/r1/t" + number())));
  }

  /** The lasting effect and the used ability end with the outermost frame or with none. */
  private Kernel kernel(Kernel kernel) {
    AbilityRef ability = AbilityRef.parse(mark().toString());
    Optional<Integer> until =
        first ? kernel.stack().stream().map(Layer::id).findFirst() : Optional.empty();
    LastingEffect effect =
        new LastingEffect(ability, Optional.of(seat()), Map.of("number", "" + number()), until);
    List<Layer> stack = new ArrayList<>(kernel.stack());
    stack.add(window());
    return new Kernel(
        stack,
        kernel.opened(),
        List.of(effect),
        List.of(new UsedAbility(ability, seat(), until)),
        kernel.origin().map(this::origin));
  }

  private Window window() {
    return new Window(
        100 + number(),
        pick("turn-begins", "turn-ends"),
        PassRule.UNTIL_ALL_PASS,
        pick(List.of(new Seat(1), new Seat(2)), List.of(new Seat(2), new Seat(1))),
        pick(0, 1),
        Set.of(seat()),
        Optional.of(Instant.ofEpochSecond(number())));
  }

  private Law law() {
    return new Law(
        new AgendaId(pick("classified_document_leaks", "committee_formation")),
        Optional.of(AgendaOutcome.elect(seat())),
        Optional.of(seat()),
        pick(false, true));
  }

  private Genesis origin(Genesis genesis) {
    return new Genesis(
        genesis.rules(),
        genesis.dialect(),
        genesis.seedCommitment(),
        genesis.sealedSeed(),
        genesis.entropy(),
        first,
        Optional.of("seed" + number()));
  }

  private LeaderId leader() {
    return new LeaderId(pick("magmus", "brother_omar"));
  }

  private LeaderCounterId counter() {
    return new LeaderCounterId(pick("unlenn", "carth"));
  }

  private LeaderCounterId back() {
    return new LeaderCounterId(pick("letnev_1", "hacan_1"));
  }

  private LeaderPiece piece() {
    return new LeaderPiece(
        seat(),
        planet(),
        Optional.of(ComponentRef.parse(pick("leader_counter/gila", "leader_counter/ciel"))),
        Optional.of(pick(new Seat(3), new Seat(4))),
        first,
        Optional.of(number()));
  }

  private DelayedInvasion delayed() {
    return new DelayedInvasion(
        new PlanetId(pick("jord", "lodor")), seat(), number(), Optional.of(number()));
  }

  private RelicId relic() {
    return new RelicId(pick("nano_forge", "the_codex"));
  }

  private ObjectiveId secret() {
    return new ObjectiveId(pick("prove_endurance", "become_a_martyr"));
  }

  private Captive captive() {
    return first
        ? new Captive(Optional.of(new Seat(2)), UnitType.CRUISER, 1)
        : new Captive(Optional.empty(), UnitType.FIGHTER, 2);
  }

  private Set<PlanetId> purged() {
    return Copies.ordered(List.of(new PlanetId(pick("wellon", "vefut_ii"))));
  }

  private ComponentRef mark() {
    return ComponentRef.parse(pick("action_card/lost_star_chart", "action_card/rout"));
  }

  private SystemId system() {
    return pick(SystemId.MECATOL_REX, SystemId.of("19"));
  }

  private Seat seat() {
    return new Seat(number());
  }

  private int number() {
    return pick(1, 2);
  }

  private <X> X pick(X one, X other) {
    return first ? one : other;
  }
}
