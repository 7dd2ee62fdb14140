package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.form.Form;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.FormFiller;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.trade.Side;

/**
 * Who fills in forms and knows no command comes to use every property of every command that may be
 * left out: none is there only for those who know the command. The bots of whole games prefer what
 * is new. Some positions that bots seldom reach are given.
 *
 * <p>{@code target/optional-properties.txt} tells how often each was used.
 */
final class OptionalPropertiesTest {
  private static final Path TABLE = Path.of("target", "optional-properties.txt");
  private static final long FIRST = 5;
  private static final int MAX_GAMES = Integer.getInteger("lazax.optional.games", 80);

  /** How often the form of a given position is filled in. */
  private static final int TRIES = 300;

  /** Refused whatever it names: a {@link Side} is also what is asked of the other player. */
  private static final String UNKNOWN_HAND = "game.offer-transaction takes.actionCards";

  private final PropertyUse use =
      new PropertyUse(CommandSchemas.ofThePlatform(), Set.of(UNKNOWN_HAND));

  @Test
  void formsLeadToEveryPropertyThatMayBeLeftOut() throws IOException {
    SeldomPosition.all().forEach(this::fillIn);
    for (long seed = FIRST; seed < FIRST + MAX_GAMES && use.unused().size() > 1; seed++) {
      play(seed);
    }
    Files.write(TABLE, use.lines());

    assertThat(use.unused()).containsExactly(UNKNOWN_HAND);
  }

  private void fillIn(SeldomPosition<?> position) {
    FormFiller filler = new FormFiller(new SplittableRandom(FIRST));
    for (Form form : position.forms()) {
      for (int attempt = 0; attempt < TRIES; attempt++) {
        Command filled = filler.fill(form).command();
        if (use.isNew(filled) && position.accepts(filled)) {
          use.add(filled);
        }
      }
    }
  }

  private void play(long seed) {
    AtomicReference<Command> given = new AtomicReference<>();
    WholeGame.of(
            seed, GameSetups.ofAllKinds(seed), bot -> new CuriousBot(bot, use::isOpen, use::isNew))
        .onCommand(given::set)
        .onCommit((_, _) -> {
          Command accepted = given.getAndSet(null);
          if (accepted != null) {
            use.add(accepted);
          }
        })
        .play();
  }
}
