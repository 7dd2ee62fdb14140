package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.form.FilledForm;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.orders.LeaveStandingOrders;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * Commands that were legal once are given again where they may not be, by whoever is awaited and by
 * somebody else: whatever is refused says by which rule, to whom and on account of what, and
 * whatever is not refused is offered, standing orders apart.
 */
final class RefusalWalkTest {
  /** May be left at any time, and are offered where somebody would be asked less for them. */
  private static final String ORDERS = WireTypes.nameOf(LeaveStandingOrders.class);

  private static final int EVERY = 12;
  private static final int KEPT = 3;
  private static final Set<String> KINDS =
      Set.of(
          Refusal.RULE_BROKEN,
          Refusal.NOT_AWAITED,
          Refusal.MALFORMED,
          "no-such-choice",
          "no-such-faction");

  private final Map<Class<?>, List<Command>> given = new LinkedHashMap<>();
  private final Set<String> rules = new TreeSet<>();
  private final Set<String> kinds = new HashSet<>();
  private final Set<String> faults = new TreeSet<>();
  private int turns;

  @ParameterizedTest
  @ValueSource(longs = {7, 30, 58})
  void theSameInPositionsThatWereMadeUp(long seed) {
    List<WholeGame> playing = new ArrayList<>();
    playing.add(
        WholeGame.of(seed, GameSetups.of(seed), bot -> new Prober(playing, new RandomBot(bot))));
    playing.getFirst().play();

    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 21})
  void whatComesAtTheWrongTimeIsRefusedByName(long seed) {
    List<WholeGame> playing = new ArrayList<>();
    playing.add(WholeGame.of(seed, 6, bot -> new Prober(playing, new SimpleBot(bot))));
    playing.getFirst().play();

    assertThat(faults).isEmpty();
    assertThat(kinds).contains(Refusal.RULE_BROKEN, Refusal.NOT_AWAITED);
    assertThat(rules).as("many, which ones hangs on the game").hasSizeGreaterThanOrEqualTo(20);
  }

  /** Plays as a bot does, and tries out what was given before. */
  private final class Prober implements Bot {
    private final List<WholeGame> playing;
    private final Bot bot;

    Prober(List<WholeGame> playing, Bot bot) {
      this.playing = playing;
      this.bot = bot;
    }

    @Override
    public FilledForm play(Table table, Seat seat, List<Form> forms) {
      if (++turns % EVERY == 0) {
        Seat other = new Seat(seat.number() % table.players().size() + 1);
        for (Decider<?, Table> decider : Services.all()) {
          probe(playing.getFirst(), decider, seat);
          probe(playing.getFirst(), decider, other);
        }
      }
      FilledForm filled = bot.play(table, seat, forms);
      Command command = filled.command();
      List<Command> alike = given.computeIfAbsent(command.getClass(), _ -> new ArrayList<>());
      if (alike.size() == KEPT) {
        alike.removeFirst();
      }
      alike.add(command);
      return filled;
    }
  }

  private <S> void probe(WholeGame whole, Decider<S, Table> decider, Seat seat) {
    Position<S, Table> position = whole.game().position(decider);
    Stamp head = whole.game().head();
    Stamp stamp = new Stamp(head.seq() + 1, head.at(), java.util.Optional.of(seat));
    for (List<Command> alike : given.values()) {
      for (Command command : alike) {
        String type = WireTypes.nameOf(command.getClass());
        if (Service.owning(type).filter(decider.service()::equals).isPresent()) {
          var dice = PlatformSeed.of(new byte[PlatformSeed.BYTES]).freeze(Map.of()).dice(1);
          Decision<S, Table> decision = decider.decide(position, stamp, command, dice);
          if (decision instanceof Decision.Refused<S, Table> rejected) {
            look(command, seat, rejected.refusal());
          } else if (!type.equals(ORDERS) && !isOffered(whole, seat, type)) {
            faults.add(seat + " may give and is not offered " + command);
          }
        }
      }
    }
  }

  private static boolean isOffered(WholeGame whole, Seat seat, String type) {
    return whole.game().options(seat).stream()
        .flatMap(option -> option.forms().stream())
        .map(Form::command)
        .anyMatch(type::equals);
  }

  private void look(Command command, Seat seat, Refusal refusal) {
    boolean byRule = refusal.type().equals(Refusal.RULE_BROKEN);
    boolean wellFormed =
        KINDS.contains(refusal.type())
            && !refusal.detail().isBlank()
            && refusal.values().containsKey("seat")
            && byRule == refusal.rule().isPresent()
            && (!byRule || refusal.values().size() > 1);
    if (!wellFormed) {
      faults.add(refusal.detail() + " " + refusal.values() + ": " + seat + " gave " + command);
    }
    kinds.add(refusal.type());
    refusal.rule().ifPresent(rules::add);
  }
}
