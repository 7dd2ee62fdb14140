package org.lazax.gateway.log;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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
class FollowedCommitsTest {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  /** More commits than are read ahead of a reader. */
  private static final int MOST = 12;

  @Inject ChronicleStore store;

  @TestHTTPResource("/")
  URI root = URI.create("");

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
      for (int seq = 3; seq <= MOST; seq++) {
        author.draws(new Seat(1), "another");
      }
      List<Commit> all = stored(author, MOST);
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

  @Test
  @Timeout(60)
  void aStreamEndsWithTheTokenWithWhichItWasOpened() throws IOException, InterruptedException {
    try (Author author = Author.ofTwoCommits(bootstrapServers);
        HttpClient client = HttpClient.newHttpClient()) {
      stored(author, 2);
      JsonPath revoked = account();
      try (BufferedReader ending = follow(client, author, revoked);
          BufferedReader going = follow(client, author, account())) {
        awaitLine(ending, "id:2");
        given()
            .auth()
            .oauth2(revoked.getString("token.secret"))
            .delete("/api/v1/tokens/" + revoked.getString("token.id"))
            .then()
            .statusCode(204);

        assertThat(ending.lines()).noneMatch(line -> line.startsWith("id:"));
        author.draws(new Seat(1), "the third");
        awaitLine(going, "id:3");
      }
    }
  }

  private static JsonPath account() {
    return given()
        .contentType(ContentType.JSON)
        .body("{\"name\":\"Mirta\"}")
        .post("/api/v1/accounts")
        .jsonPath();
  }

  /** Follows a log as server-sent events. */
  private BufferedReader follow(HttpClient client, Author author, JsonPath account)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(root.resolve("/api/v1/games/" + author.game() + "/log"))
            .header("Accept", "text/event-stream")
            .header("Authorization", "Bearer " + account.getString("token.secret"))
            .build();
    return new BufferedReader(
        new InputStreamReader(
            client.send(request, HttpResponse.BodyHandlers.ofInputStream()).body(), UTF_8));
  }

  private static void awaitLine(BufferedReader events, String line) throws IOException {
    for (String read = events.readLine(); !line.equals(read); read = events.readLine()) {
      assertThat(read).as("before " + line).isNotNull();
    }
  }

  private List<Commit> stored(Author author, int count) {
    return Awaitility.await()
        .atMost(TIMEOUT)
        .until(
            () -> store.commits(author.game(), 0, MOST).await().atMost(TIMEOUT),
            commits -> commits.size() == count);
  }
}
