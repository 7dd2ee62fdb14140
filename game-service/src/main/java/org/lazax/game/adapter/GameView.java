package org.lazax.game.adapter;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.game.adapter.printed.PrintedRuleset;
import org.lazax.game.state.GameState;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.ending.Ending;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.objectives.CombatScores;
import org.lazax.table.setup.GivenPosition;

/**
 * The public state of a game. Of secret objectives and of action cards in hand it has only the
 * number, except for secret objectives that were shown or scored.
 *
 * @param ruleset the name under which the catalog has what is printed on the components
 * @param rulesVersion the newest version of the rules that has decided in the game
 * @param dealt the factions from which each of these seats may choose; left out if none were dealt
 * @param position the given position in which the game begins; left out if there is none
 * @param frames the procedures under way, the outermost first
 * @param awaiting the players who may act, and what they are asked; empty while a service owes a
 *     step
 * @param effects the lasting effects in force
 * @param used the abilities that players may not use again yet
 * @param strategyRow the strategy cards that no player has, with the trade goods on them
 * @param hiddenObjectives how many public objectives lie face down
 * @param achievements achievements about which not all players were asked yet
 * @param scoredInCombat the players who have scored in or after the latest combat in which anybody
 *     scored
 * @param flagshipsLost the players whose flagship was destroyed in the present space combat; left
 *     out if there are none
 * @param parts the public state of expansions and components on the table; left out while it is
 *     empty
 * @param seed empty before the genesis
 */
record GameView(
    Settings settings,
    String ruleset,
    Optional<Integer> rulesVersion,
    Set<Seat> seated,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<Seat, List<FactionId>> dealt,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<GivenPosition> position,
    int round,
    Optional<Seat> speaker,
    List<Sheet> players,
    List<Procedure> frames,
    Optional<Awaiting> awaiting,
    List<Lasting> effects,
    List<Used> used,
    Map<StrategyCardId, Integer> strategyRow,
    List<Scored> objectives,
    FaceDown hiddenObjectives,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ObjectiveId> closedObjectives,
    List<Achieved> achievements,
    Set<Seat> scoredInCombat,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Seat> flagshipsLost,
    List<ActionCardId> actionDiscards,
    boolean custodians,
    Optional<Ending> ending,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Object> parts,
    Optional<Seed> seed) {

  /** A public objective and the players who have scored it. */
  record Scored(ObjectiveId objective, Set<Seat> by) {}

  /**
   * Something that a player has just done and that secret objectives can ask for.
   *
   * @param system where it was done; empty if there is no such system
   */
  record Achieved(Seat by, Optional<SystemId> system) {}

  /** The numbers of public objectives of each stage that lie face down. */
  record FaceDown(int stageOne, int stageTwo) {}

  static GameView of(Position<GameState, Table> position) {
    Table table = position.table();
    Kernel kernel = table.kernel();
    List<Frame> frames = frames(kernel);
    return new GameView(
        table.settings(),
        PrintedRuleset.of(Ruleset.of(table)).ruleset(),
        table.rulesVersion(),
        table.gathering().seated(),
        table.gathering().dealt(),
        table.gathering().position(),
        table.round(),
        table.speaker(),
        table.players().values().stream().map(player -> Sheet.of(table, player)).toList(),
        frames.stream().map(Frame::procedure).toList(),
        kernel.awaiting().map(window -> Awaiting.of(table, window)),
        kernel.effects().stream().map(effect -> Lasting.of(effect, frames)).toList(),
        kernel.used().stream().map(use -> Used.of(use, frames)).toList(),
        table.strategyRow().goods(),
        table.objectives().revealed().stream()
            .map(o -> new Scored(o, table.objectives().scored().getOrDefault(o, Set.of())))
            .toList(),
        new FaceDown(table.objectives().hiddenStageOne(), table.objectives().hiddenStageTwo()),
        table.objectives().closed(),
        table.objectives().deeds().stream()
            .map(deed -> new Achieved(deed.by(), deed.system()))
            .toList(),
        table.objectives().combatScores().map(CombatScores::seats).orElse(Set.of()),
        table.objectives().flagshipsLost(),
        table.actionDiscards(),
        table.council().custodians(),
        table.ending(),
        table.parts().shown(),
        kernel.origin().map(Seed::of));
  }

  private static List<Frame> frames(Kernel kernel) {
    return kernel.stack().stream().filter(Frame.class::isInstance).map(Frame.class::cast).toList();
  }
}
