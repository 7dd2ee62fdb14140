package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.verify.Verification;
import org.lazax.game.notes.NoteShowing;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.FilledForm;
import org.lazax.simulation.bot.FormFiller;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.event.notes.PromissoryNoteGiven;
import org.lazax.table.event.notes.PromissoryNotePlayed;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.event.trade.OfferMade;
import org.lazax.table.event.trade.TransactionMade;
import org.lazax.table.notes.Note;

/**
 * The logs of a game in which bots trade at random, as its viewers may read them: no promissory
 * note stands in the log of a third player while it is in a hand.
 */
final class TradedSecretsTest {
  private static final String HEADER = "{\"v\":1";
  private static final String OFFER = "\"offer\":{\"id\":";

  private final List<Told> commits = new ArrayList<>();
  private final WholeGame played =
      WholeGame.of(4, 4, TradedSecretsTest::trader)
          .onCommit((commit, table) -> commits.add(Told.of(commit, table)))
          .play();

  /**
   * What is told of promissory notes in a commit.
   *
   * @param hands in whose hand each note is after it
   * @param open the notes that it puts on the table or takes from there
   */
  private record Told(Map<Note, Seat> hands, Set<Note> open, List<GameEvent> events) {
    static Told of(LocalCommit commit, Table table) {
      Map<Note, Seat> hands = new HashMap<>();
      table
          .players()
          .values()
          .forEach(player -> player.notes().forEach(note -> hands.put(note, player.seat())));
      Set<Note> open = new TreeSet<>();
      for (GameEvent event : commit.events()) {
        if (event instanceof PromissoryNotePlayed now) {
          open.add(now.note());
        } else if (event instanceof PromissoryNoteReturned now) {
          open.add(now.note());
        }
      }
      return new Told(hands, open, commit.events());
    }

    /** Notes in hands of others before and after the commit, which nobody shows in it. */
    Set<Note> hiddenFrom(Optional<Seat> viewer, Told before) {
      Set<Note> hidden = new TreeSet<>(hands.keySet());
      hidden.retainAll(before.hands.keySet());
      hidden.removeAll(open);
      hidden.removeIf(note ->
          viewer.filter(seat -> seat.equals(hands.get(note))).isPresent()
              || viewer.filter(seat -> seat.equals(before.hands.get(note))).isPresent());
      return hidden;
    }
  }

  @Test
  void theLogOfATradingGameVerifiesForEachViewerAndHidesTheNotesOfOthers() {
    assertThat(count(TransactionMade.class)).as("transactions").isGreaterThan(10);
    assertThat(count(PromissoryNoteGiven.class)).as("notes").isGreaterThan(15);

    for (Optional<Seat> viewer : viewers()) {
      Viewer reader = viewer.map(Viewer::of).orElse(Viewer.SPECTATOR);
      byte[] export = played.game().export(reader, signer());
      assertThat(Verification.of(export).defect()).as("for %s", reader).isEmpty();
      assertHides(viewer, blocks(export));
    }
  }

  private void assertHides(Optional<Seat> viewer, List<List<String>> blocks) {
    assertThat(blocks).hasSameSizeAs(commits);
    for (int i = 1; i < commits.size(); i++) {
      Set<Note> hidden = commits.get(i).hiddenFrom(viewer, commits.get(i - 1));
      for (String line : blocks.get(i)) {
        if (isOffer(line)) {
          assertThat(commits.get(i).events()).anyMatch(event -> isOfferTo(event, viewer));
        } else {
          assertThat(hidden)
              .as("what %s reads in %s", viewer, line)
              .noneMatch(note -> line.contains("\"" + note + "\""));
        }
      }
    }
    long told = blocks.stream().flatMap(List::stream).filter(TradedSecretsTest::isOffer).count();
    assertThat(told)
        .as("offers that %s reads", viewer)
        .isEqualTo(
            commits.stream()
                .flatMap(commit -> commit.events().stream())
                .filter(event -> isOfferTo(event, viewer))
                .count());
  }

  private static boolean isOffer(String line) {
    return line.contains(OFFER);
  }

  private static boolean isOfferTo(GameEvent event, Optional<Seat> viewer) {
    return event instanceof OfferMade made
        && viewer
            .filter(seat -> seat.equals(made.offer().from()) || seat.equals(made.offer().to()))
            .isPresent();
  }

  /** The lines of each commit, its header first. */
  private static List<List<String>> blocks(byte[] export) {
    List<List<String>> blocks = new ArrayList<>();
    for (String line : new String(export, StandardCharsets.UTF_8).lines().toList()) {
      if (line.startsWith(HEADER)) {
        blocks.add(new ArrayList<>());
      }
      if (!blocks.isEmpty()) {
        blocks.getLast().add(line);
      }
    }
    return blocks;
  }

  private List<Optional<Seat>> viewers() {
    return Stream.concat(
            Stream.of(Optional.<Seat>empty()),
            played.game().table().players().keySet().stream().map(Optional::of))
        .toList();
  }

  /** Accepts what it can, often offers something, or something for nothing, and shows no note. */
  private static Bot trader(long seed) {
    Bot all = new RandomBot(seed);
    SplittableRandom random = new SplittableRandom(seed);
    FormFiller filler = new FormFiller(random);
    return (table, seat, options) -> {
      List<Form> accepting = forms(options, "game.accept-offer");
      if (!accepting.isEmpty()) {
        return FilledForm.sample(accepting.getFirst());
      }
      List<Form> offering = forms(options, "game.offer-transaction");
      if (offering.isEmpty() || random.nextInt(4) == 0) {
        return all.play(
            table,
            seat,
            options.stream().filter(option -> !(option instanceof NoteShowing)).toList());
      }
      FilledForm offer = filler.fill(offering.get(random.nextInt(offering.size())));
      return random.nextBoolean()
          ? offer
          : new FilledForm(offer.form(), Map.of("gives", offer.values().get("gives")));
    };
  }

  private static List<Form> forms(List<Option> options, String command) {
    return options.stream()
        .flatMap(option -> option.forms().stream())
        .filter(form -> form.command().equals(command))
        .toList();
  }

  private long count(Class<? extends GameEvent> type) {
    return commits.stream()
        .flatMap(commit -> commit.events().stream())
        .filter(type::isInstance)
        .count();
  }

  private static KeyPair signer() {
    try {
      return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
