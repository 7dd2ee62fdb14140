package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.orders.LeaveStandingOrders;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.FilledForm;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * Bots try earlier commands of the game again at other times, for the awaited seat and for another
 * one. Each refusal names its rule, the seat and the values that caused it. Each command that is
 * not refused is among the options, except standing orders.
 */
final class RefusalWalkTest {
  /** Standing orders are accepted at any time, but offered only where they have an effect. */
  private static final String ORDERS = WireTypes.nameOf(LeaveStandingOrders.class);

  private static final int PROBE_INTERVAL = 12;
  private static final int MAX_SAMPLES = 3;
  private static final Set<String> KINDS =
      Set.of(
          Refusal.RULE_BROKEN,
          Refusal.NOT_AWAITED,
          Refusal.MALFORMED,
          "no-such-offer",
          "too-many-offers",
          "offers-refused",
          "no-such-choice",
          "no-such-time",
          "no-such-faction",
          "no-such-receiver");

  private final Map<Class<?>, List<Command>> samples = new LinkedHashMap<>();
  private final Set<String> rules = new TreeSet<>();
  private final Set<String> kinds = new HashSet<>();
  private final Set<String> failures = new TreeSet<>();
  private int turns;

  @ParameterizedTest
  @ValueSource(longs = {7, 30, 58})
  void refusalsInRandomPositionsAreComplete(long seed) {
    List<WholeGame> games = new ArrayList<>();
    games.add(
        WholeGame.of(seed, GameSetups.of(seed), bot -> new Prober(games, new RandomBot(bot))));
    games.getFirst().play();

    assertThat(failures).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 21})
  void refusalsInStandardGamesAreComplete(long seed) {
    List<WholeGame> games = new ArrayList<>();
    games.add(WholeGame.of(seed, 6, bot -> new Prober(games, new SimpleBot(bot))));
    games.getFirst().play();

    assertThat(failures).isEmpty();
    assertThat(kinds).contains(Refusal.RULE_BROKEN, Refusal.NOT_AWAITED);
    assertThat(rules)
        .as("number of different rules; which ones depends on the game")
        .hasSizeGreaterThanOrEqualTo(20);
  }

  /** A bot that also tries earlier commands before each of its own. */
  private final class Prober implements Bot {
    private final List<WholeGame> games;
    private final Bot bot;

    Prober(List<WholeGame> games, Bot bot) {
      this.games = games;
      this.bot = bot;
    }

    @Override
    public FilledForm play(Table table, Seat seat, List<Option> options) {
      if (++turns % PROBE_INTERVAL == 0) {
        Seat other = new Seat(seat.number() % table.players().size() + 1);
        for (Decider<?, Table> decider : Services.all()) {
          probe(games.getFirst(), decider, seat);
          probe(games.getFirst(), decider, other);
        }
      }
      FilledForm filled = bot.play(table, seat, options);
      Command command = filled.command();
      List<Command> alike = samples.computeIfAbsent(command.getClass(), _ -> new ArrayList<>());
      if (alike.size() == MAX_SAMPLES) {
        alike.removeFirst();
      }
      alike.add(command);
      return filled;
    }
  }

  private <S> void probe(WholeGame game, Decider<S, Table> decider, Seat seat) {
    Position<S, Table> position = game.game().position(decider);
    Stamp head = game.game().head();
    Stamp stamp = new Stamp(head.seq() + 1, head.at(), Optional.of(seat));
    for (List<Command> alike : samples.values()) {
      for (Command command : alike) {
        String type = WireTypes.nameOf(command);
        if (Service.owning(type).filter(decider.service()::equals).isPresent()) {
          var dice = PlatformSeed.of(new byte[PlatformSeed.BYTES]).freeze(Map.of()).dice(1);
          Decision<S, Table> decision = decider.decide(position, stamp, command, dice);
          if (decision instanceof Decision.Refused<S, Table> refused) {
            check(command, seat, refused.refusal());
          } else if (!type.equals(ORDERS) && !isOffered(game, seat, type)) {
            failures.add(seat + " is not offered the acceptable command " + command);
          }
        }
      }
    }
  }

  private static boolean isOffered(WholeGame game, Seat seat, String type) {
    return game.game().options(seat).stream()
        .flatMap(option -> option.forms().stream())
        .map(Form::command)
        .anyMatch(type::equals);
  }

  private void check(Command command, Seat seat, Refusal refusal) {
    boolean byRule = refusal.type().equals(Refusal.RULE_BROKEN);
    boolean wellFormed =
        KINDS.contains(refusal.type())
            && !refusal.detail().isBlank()
            && refusal.values().containsKey("seat")
            && byRule == refusal.rule().isPresent()
            && (!byRule || refusal.values().size() > 1);
    if (!wellFormed) {
      failures.add(
          refusal.detail() + " " + refusal.values() + ": " + seat + " submitted " + command);
    }
    kinds.add(refusal.type());
    refusal.rule().ifPresent(rules::add);
  }
}
