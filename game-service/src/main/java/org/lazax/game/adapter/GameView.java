package org.lazax.game.adapter;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.AbilityName;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.kernel.Window;
import org.lazax.game.state.GameState;
import org.lazax.table.Player;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.ending.Ending;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.objectives.Achievement;
import org.lazax.table.objectives.CombatScores;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.tokens.Tokens;

/**
 * The public state of a game. Of secret objectives and of action cards in hand it has only the
 * number, except for secret objectives that were shown or scored.
 *
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
 * @param parts the public state of expansions and components on the table; left out while it is
 *     empty
 * @param seed empty before the genesis
 */
record GameView(
    Settings settings,
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
    List<Achievement> achievements,
    Set<Seat> scoredInCombat,
    List<ActionCardId> actionDiscards,
    boolean custodians,
    Optional<Ending> ending,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Object> parts,
    Optional<Seed> seed) {

  /** A player's sheet and play area. */
  record Sheet(
      Seat seat,
      FactionId faction,
      int victoryPoints,
      Tokens tokens,
      int tradeGoods,
      int commodities,
      Set<TechnologyId> technologies,
      Set<TechnologyId> exhaustedTechnologies,
      Map<StrategyCardId, Boolean> strategyCards,
      List<PlanetId> planets,
      int secrets,
      Set<ObjectiveId> shownSecrets,
      List<ObjectiveId> scoredSecrets,
      int actionCards,
      int promissoryNotes,
      List<PromissoryNoteId> notesInPlay,
      Leaders leaders,
      boolean eliminated) {}

  /** A public objective and the players who have scored it. */
  record Scored(ObjectiveId objective, Set<Seat> by) {}

  /** The numbers of public objectives of each stage that lie face down. */
  record FaceDown(int stageOne, int stageTwo) {}

  /**
   * The players who may act, what they are asked, and until when.
   *
   * @param rule when the window closes
   * @param order all players who are asked, in order
   * @param silent those who have passed or answered; if the players go on until all pass, those who
   *     have passed in a row
   */
  record Awaiting(
      String about,
      List<Seat> seats,
      Optional<Instant> deadline,
      PassRule rule,
      List<Seat> order,
      Set<Seat> silent) {
    static Awaiting of(Window window) {
      return new Awaiting(
          window.about(),
          window.awaited(),
          window.deadline(),
          window.rule(),
          window.order(),
          window.silent());
    }
  }

  /**
   * A lasting effect.
   *
   * @param params the choices that were made when the ability was resolved
   * @param until index in {@code frames} of the procedure with which it ends; empty if it lasts for
   *     the rest of the game
   */
  record Lasting(
      AbilityName ability,
      Optional<Seat> user,
      Map<String, String> params,
      Optional<Integer> until) {}

  /**
   * An ability that a player has used and may not use again yet.
   *
   * @param until index in {@code frames} of the procedure with which the restriction ends; empty
   *     for the rest of the game
   */
  record Used(AbilityName ability, Seat user, Optional<Integer> until) {}

  /**
   * What everybody may know of the seed of all dice and draws.
   *
   * @param commitment SHA-256 of the platform's seed, in hexadecimal
   * @param entropy what players have added
   * @param frozen whether nobody can add entropy any more
   * @param revealed the platform's seed in hexadecimal; empty until the game has ended
   */
  record Seed(
      String commitment, Map<Seat, String> entropy, boolean frozen, Optional<String> revealed) {
    static Seed of(Genesis genesis) {
      return new Seed(
          genesis.seedCommitment(), genesis.entropy(), genesis.frozen(), genesis.revealed());
    }
  }

  static GameView of(Position<GameState, Table> position) {
    Table table = position.table();
    Kernel kernel = table.kernel();
    List<Frame> frames = frames(kernel);
    return new GameView(
        table.settings(),
        table.rulesVersion(),
        table.gathering().seated(),
        table.gathering().dealt(),
        table.gathering().position(),
        table.round(),
        table.speaker(),
        table.players().values().stream().map(player -> sheet(table, player)).toList(),
        frames.stream().map(Frame::procedure).toList(),
        kernel.awaiting().map(Awaiting::of),
        kernel.effects().stream().map(effect -> lasting(effect, frames)).toList(),
        kernel.used().stream()
            .map(use -> new Used(use.ability(), use.user(), index(use.until(), frames)))
            .toList(),
        table.strategyRow().goods(),
        table.objectives().revealed().stream()
            .map(o -> new Scored(o, table.objectives().scored().getOrDefault(o, Set.of())))
            .toList(),
        new FaceDown(table.objectives().hiddenStageOne(), table.objectives().hiddenStageTwo()),
        table.objectives().deeds(),
        table.objectives().combatScores().map(CombatScores::seats).orElse(Set.of()),
        table.actionDiscards(),
        table.council().custodians(),
        table.ending(),
        table.parts().shown(),
        kernel.origin().map(Seed::of));
  }

  private static List<Frame> frames(Kernel kernel) {
    return kernel.stack().stream().filter(Frame.class::isInstance).map(Frame.class::cast).toList();
  }

  private static Lasting lasting(LastingEffect effect, List<Frame> frames) {
    return new Lasting(
        effect.ability(), effect.user(), effect.params(), index(effect.until(), frames));
  }

  /** The index of the frame with this id. */
  private static Optional<Integer> index(Optional<Integer> id, List<Frame> frames) {
    return id.map(frame -> frames.stream().map(Frame::id).toList().indexOf(frame));
  }

  private static List<ObjectiveId> scoredSecrets(Table table, Seat seat) {
    return table.objectives().scored().entrySet().stream()
        .filter(scored -> scored.getValue().contains(seat))
        .map(Map.Entry::getKey)
        .filter(table.catalog().secretObjectives()::containsKey)
        .toList();
  }

  private static Sheet sheet(Table table, Player player) {
    return new Sheet(
        player.seat(),
        player.faction(),
        player.victoryPoints(),
        player.tokens(),
        player.tradeGoods(),
        player.commodities(),
        player.technologies(),
        player.exhaustedTechnologies(),
        player.strategyCards(),
        table.planets().of(player.seat()),
        player.secrets().size(),
        player.shown(),
        scoredSecrets(table, player.seat()),
        player.actionCards().size(),
        player.notes().size(),
        player.notesInPlay(),
        player.leaders(),
        player.eliminated());
  }
}
