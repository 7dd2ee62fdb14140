package org.lazax.gateway.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.host.MemoryUse;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;
import org.lazax.gateway.chronicle.ChronicleStore;
import org.lazax.gateway.chronicle.Feeds;
import org.lazax.gateway.stream.ReaderMemory;

/** A follower gets every commit once, also those that another gateway has read in place of ours. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class FollowedGameTest {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  @Inject ChronicleStore store;

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  @Test
  void commitsThatTheFeedHasNotBroughtAreReadFromTheDatabase() {
    try (Author author = Author.ofTwoCommits(bootstrapServers)) {
      stored(author, 2);
      ReaderMemory memory = new ReaderMemory(MemoryBudget.unlimited());
      Feeds feeds = new Feeds(memory);
      List<Long> followed = new CopyOnWriteArrayList<>();
      new GameLogContext(store, feeds, memory, TIMEOUT)
          .followed(author.game(), 0)
          .subscribe()
          .with(commit -> followed.add(commit.header().seq()));
      Awaitility.await().atMost(TIMEOUT).until(() -> followed.size() == 2);
      author.draws(new Seat(1), "the third");
      author.draws(new Seat(1), "the fourth");
      List<Commit> all = stored(author, 4);

      feeds.publish(List.of(all.getLast()));
      feeds.publish(List.of(all.getLast()));

      Awaitility.await().atMost(TIMEOUT).until(() -> followed.size() >= 4);
      assertThat(followed).containsExactly(1L, 2L, 3L, 4L);
    }
  }

  @Test
  void aReaderWhoLeavesWhileItReadsWhatIsSavedFollowsNoMore() {
    try (Author author = Author.ofTwoCommits(bootstrapServers)) {
      List<Commit> all = stored(author, 2);
      MemoryBudget budget = MemoryBudget.unlimited();
      ReaderMemory memory = new ReaderMemory(budget);
      Feeds feeds = new Feeds(memory);
      AssertSubscriber<Commit> reader =
          new GameLogContext(store, feeds, memory, TIMEOUT)
              .followed(author.game(), 0)
              .subscribe()
              .withSubscriber(AssertSubscriber.create(1));
      reader.awaitNextItem(TIMEOUT);
      assertThat(budget.used().followers()).isEqualTo(all.stream().mapToLong(Feeds::weight).sum());

      feeds.publish(all);
      reader.cancel();
      feeds.publish(all);

      assertThat(budget.used()).isEqualTo(MemoryUse.NOTHING);
    }
  }

  private List<Commit> stored(Author author, int count) {
    return Awaitility.await()
        .atMost(TIMEOUT)
        .until(
            () -> store.commits(author.game(), 0, 10).await().atMost(TIMEOUT),
            commits -> commits.size() == count);
  }
}
