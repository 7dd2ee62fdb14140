package org.lazax.gateway.frame;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import io.smallrye.mutiny.subscription.BackPressureFailure;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.Sealing;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.host.MemoryUse;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.transport.CommitBundle;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.gateway.chronicle.Feeds;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.stream.ReaderMemory;

/** However many follow a game, it is asked for and made once for all who see it alike. */
class LiveFramesTest {
  private static final int MANY = 50;

  /** More than is kept for all followers of a test who keep up. */
  private static final long LITTLE = 100_000;

  private static final GameId GAME = new GameId("followed");
  private static final Optional<Seat> SPECTATOR = Optional.empty();
  private static final Optional<Seat> PLAYER = Optional.of(new Seat(1));

  private final AskedService service = new AskedService();
  private final MemoryBudget budget = new MemoryBudget(LITTLE);
  private final ReaderMemory memory = new ReaderMemory(budget);
  private final Feeds feeds = new Feeds(memory);
  private final List<Integer> paused = new ArrayList<>();
  private Uni<Void> pause = Uni.createFrom().voidItem();
  private final LiveFrames live =
      new LiveFrames(new Frames(service), feeds, memory, _ -> now(), this::pauses);
  private long head = 3;
  private boolean ended;

  @Test
  void manyWhoComeAtOnceShareWhatIsPast() {
    List<Follower> followers = many(1, SPECTATOR);
    assertThat(service.asked).containsExactly("1-3 spectator");
    service.answer();

    assertThat(followers).allSatisfy(each -> assertThat(each.text()).isEqualTo(events(1, 3, "")));
    assertThat(arrays(followers)).hasSize(1);
    assertThat(follower(1, SPECTATOR).received).isEmpty();
    assertThat(service.asked).as("an answer is not kept").hasSize(2);
  }

  @Test
  void anEventIsMadeOnceForAll() {
    List<Follower> followers = many(4, SPECTATOR);
    commits(4);
    assertThat(service.asked).containsExactly("next 4-4 spectator");
    service.answer();

    assertThat(followers).allSatisfy(each -> assertThat(each.text()).isEqualTo(events(4, 4, "")));
    assertThat(arrays(followers)).hasSize(1);
  }

  @Test
  void whatAPlayerSeesReachesNobodyElse() {
    List<Follower> spectators = many(2, SPECTATOR);
    List<Follower> players = many(2, PLAYER);
    List<Follower> others = many(2, Optional.of(new Seat(2)));
    commits(4);
    assertThat(service.asked)
        .containsExactlyInAnyOrder(
            "2-3 spectator",
            "2-3 p1",
            "2-3 p2",
            "next 4-4 spectator",
            "next 4-4 p1",
            "next 4-4 p2");
    service.answer();

    assertThat(spectators).allSatisfy(each -> assertThat(each.text()).isEqualTo(events(2, 4, "")));
    assertThat(players).allSatisfy(each -> assertThat(each.text()).isEqualTo(events(2, 4, "p1")));
    assertThat(others).allSatisfy(each -> assertThat(each.text()).isEqualTo(events(2, 4, "p2")));
  }

  @Test
  void everythingIsToldToThoseWhoComeAfterTheEndOnly() {
    Follower before = follower(1, SPECTATOR);
    ended = true;
    Follower after = follower(1, SPECTATOR);
    assertThat(service.asked).containsExactly("1-3 spectator", "1-3 spectator all");
    service.answer();

    assertThat(before.text()).isEqualTo(events(1, 3, ""));
    assertThat(after.text()).isEqualTo(events(1, 3, "all"));
    assertThat(after.over).isTrue();
  }

  @Test
  void whoComesBetweenTwoAnswersGetsEachFrameOnce() {
    Follower early = follower(4, SPECTATOR);
    head = 5;
    Follower late = follower(5, SPECTATOR);
    head = 6;
    feeds.publish(List.of(commit(4), commit(5), commit(6)));
    service.answer();

    assertThat(early.text()).isEqualTo(events(4, 6, ""));
    assertThat(late.text()).isEqualTo(events(5, 6, ""));
  }

  @Test
  void whatComesInAPauseIsSentTogether() {
    List<Follower> followers = many(4, SPECTATOR);
    List<UniEmitter<? super Void>> pauses = new ArrayList<>();
    pause = Uni.createFrom().emitter(pauses::add);
    commits(4);
    service.answer();
    commits(5);
    commits(6);
    assertThat(service.asked).containsExactly("next 4-4 spectator");
    assertThat(paused).containsExactly(MANY);

    pauses.getFirst().complete(null);
    service.answer();
    assertThat(service.asked).containsExactly("next 4-4 spectator", "next 5-6 spectator");
    assertThat(followers).allSatisfy(each -> assertThat(each.text()).isEqualTo(events(4, 6, "")));
    assertThat(arrays(followers)).hasSize(2);
  }

  @Test
  void pausesGrowWithTheNumberOfFollowersUpToALimit() {
    assertThat(LiveFrames.pause(1)).hasMillis(10);
    assertThat(LiveFrames.pause(100)).hasMillis(100);
    assertThat(LiveFrames.pause(5_000)).hasMillis(1_000);
  }

  @Test
  void theStreamEndsWithTheGame() {
    Follower follower = follower(4, SPECTATOR);
    ended = true;
    commits(4);
    service.answer();

    assertThat(follower.text()).isEqualTo(events(4, 4, ""));
    assertThat(follower.over).isTrue();
  }

  @Test
  void theLastCommitsAreToldBeforeTheEnd() {
    Follower follower = follower(4, SPECTATOR);
    head = 6;
    ended = true;
    feeds.publish(List.of(commit(4), commit(5), commit(6)));
    service.answer();

    assertThat(follower.text()).isEqualTo(events(4, 6, ""));
    assertThat(follower.over).isTrue();
  }

  @Test
  void commitsThatAnotherGatewayHasReadAreAskedFor() {
    Follower follower = follower(4, SPECTATOR);
    commits(6);
    service.answer();
    commits(7);
    service.answer();

    assertThat(service.asked).containsExactly("next 4-6 spectator", "next 7-7 spectator");
    assertThat(follower.text()).isEqualTo(events(4, 7, ""));
  }

  @Test
  void aFailureIsToldToAllWhoWaitAndTheNextAskAgain() {
    List<Follower> followers = many(1, SPECTATOR);
    service.fail();
    assertThat(followers).allSatisfy(each -> assertThat(each.failed).isTrue());

    Follower next = follower(1, SPECTATOR);
    service.answer();
    assertThat(next.text()).isEqualTo(events(1, 3, ""));
  }

  @Test
  void aFollowerWhoDoesNotReadIsEndedAndTheOthersGoOn() {
    AssertSubscriber<byte[]> slow =
        live.follow(GAME, 4, SPECTATOR).subscribe().withSubscriber(AssertSubscriber.create(1));
    Follower quick = follower(4, SPECTATOR);
    for (long seq = 4; slow.getFailure() == null && seq < 2_000; seq++) {
      commits(seq);
      service.answer();
      assertThat(budget.used().followers()).isLessThanOrEqualTo(LITTLE / 4);
    }

    assertThat(slow.getFailure()).isInstanceOf(BackPressureFailure.class);
    assertThat(quick.failed).isFalse();
    assertThat(quick.text()).isEqualTo(events(4, head, ""));
    assertThat(budget.used()).isEqualTo(MemoryUse.NOTHING);
  }

  @Test
  void whoLeavesBeforeItHasGotWhatIsPastFollowsNoMore() {
    live.follow(GAME, 1, SPECTATOR).subscribe().with(_ -> {}).cancel();
    follower(4, PLAYER);
    commits(4);
    service.answer();

    assertThat(service.asked).containsExactly("1-3 spectator", "next 4-4 p1");
    assertThat(budget.used()).isEqualTo(MemoryUse.NOTHING);
  }

  @Test
  void commitsThatAreNotToldYetWeigh() {
    follower(4, SPECTATOR);
    pause = Uni.createFrom().nothing();
    commits(4);
    service.answer();
    assertThat(budget.used()).isEqualTo(MemoryUse.NOTHING);

    commits(5);

    assertThat(budget.used().followers()).isEqualTo(Feeds.weight(commit(5)));
  }

  private Uni<Void> pauses(int followers) {
    paused.add(followers);
    return pause;
  }

  private Optional<Standing> now() {
    return Optional.of(
        new Standing(
            new Chain(head, Hash.ZERO, Optional.empty(), Instant.EPOCH),
            Standing.NONE.realm(),
            Optional.empty(),
            true,
            ended,
            "",
            Map.of(),
            Optional.empty(),
            true));
  }

  private void commits(long seq) {
    head = seq;
    feeds.publish(List.of(commit(seq)));
  }

  private static Commit commit(long seq) {
    Stamp stamp = new Stamp(seq, Instant.EPOCH, Optional.empty());
    ClaimId claim = new ClaimId("00000000-0000-4000-8000-000000000000");
    Header header =
        Header.of(
            GAME, stamp, Hash.sha256(), Service.GAME, claim, Optional.empty(), Optional.empty());
    PlatformSeed seed = PlatformSeed.of(new byte[PlatformSeed.BYTES]);
    return new Sealing(WireTypes.of(KernelEvent.TYPES))
        .seal(header, List.of(new KernelEvent.SeedRevealed(seed.reveal())), seed.salts());
  }

  private List<Follower> many(long from, Optional<Seat> seat) {
    return IntStream.range(0, MANY).mapToObj(_ -> follower(from, seat)).toList();
  }

  private Follower follower(long from, Optional<Seat> seat) {
    Follower follower = new Follower();
    live.follow(GAME, from, seat)
        .subscribe()
        .with(follower.received::add, _ -> follower.failed = true, () -> follower.over = true);
    return follower;
  }

  /** The arrays that were received, by identity. */
  private static Set<byte[]> arrays(List<Follower> followers) {
    Set<byte[]> arrays = Collections.newSetFromMap(new IdentityHashMap<>());
    followers.forEach(each -> arrays.addAll(each.received));
    return arrays;
  }

  private static String events(long from, long to, String secret) {
    StringBuilder events = new StringBuilder();
    for (long seq = from; seq <= to; seq++) {
      events.append("id:%d\ndata:%s\n\n".formatted(seq, frame(seq, secret)));
    }
    return events.toString();
  }

  private static String frame(long seq, String secret) {
    return "{\"seq\":%d,\"secret\":\"%s\"}".formatted(seq, secret);
  }

  /** What one follower has got. */
  private static final class Follower {
    private final List<byte[]> received = new ArrayList<>();
    private boolean failed;
    private boolean over;

    String text() {
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      received.forEach(all::writeBytes);
      return all.toString(UTF_8);
    }
  }

  /** Notes what it is asked, and answers when it is told to. */
  private static final class AskedService implements ServiceFrames {
    private final List<String> asked = new ArrayList<>();
    private final List<Runnable> answers = new ArrayList<>();
    private final List<UniEmitter<? super byte[]>> waiting = new ArrayList<>();

    @Override
    public Uni<byte[]> frames(
        String game, long from, long to, Optional<String> seat, boolean all, boolean next) {
      return Uni.createFrom()
          .emitter(emitter -> {
            asked.add(
                "%s%d-%d %s%s"
                    .formatted(
                        next ? "next " : "",
                        from,
                        to,
                        seat.orElse("spectator"),
                        all ? " all" : ""));
            waiting.add(emitter);
            answers.add(() -> emitter.complete(lines(from, to, all ? "all" : seat.orElse(""))));
          });
    }

    @Override
    public Uni<byte[]> next(
        String game, long from, long to, Optional<String> seat, byte[] commits) {
      assertThat(CommitBundle.read(commits))
          .extracting(commit -> commit.header().seq())
          .containsExactlyElementsOf(LongStream.rangeClosed(from, to).boxed().toList());
      return frames(game, from, to, seat, false, true);
    }

    void answer() {
      while (!answers.isEmpty()) {
        waiting.removeFirst();
        answers.removeFirst().run();
      }
    }

    void fail() {
      answers.clear();
      List.copyOf(waiting).forEach(each -> each.fail(new IllegalStateException("away")));
      waiting.clear();
    }

    private static byte[] lines(long from, long to, String secret) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
        for (long seq = from; seq <= to; seq++) {
          out.write((frame(seq, secret) + "\n").getBytes(UTF_8));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return bytes.toByteArray();
    }
  }
}
