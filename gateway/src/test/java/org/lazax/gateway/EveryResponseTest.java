package org.lazax.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.zip.GZIPInputStream;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Seat;

/** What all responses have in common, whatever they are. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class EveryResponseTest {
  private static final String GZIP = "gzip";

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v1/signing-key",
        "/api/v1/games",
        "/page/main.js",
        "/page/joined-0.js",
        "/page/page.css",
        "/page/icon.svg",
        "/_static/lit-html/3.3.1/lit-html.js",
        "/verify.html",
        "/games/nope"
      })
  void whatIsTextIsCompressedForWhoeverAcceptsIt(String address) throws Exception {
    HttpResponse<InputStream> compressed = get(address, GZIP);
    HttpResponse<InputStream> plain = get(address, "identity");

    assertThat(compressed.headers().firstValue("Content-Encoding")).contains(GZIP);
    assertThat(plain.headers().firstValue("Content-Encoding").orElse("")).isNotEqualTo(GZIP);
    assertThat(new GZIPInputStream(compressed.body()).readAllBytes())
        .isEqualTo(plain.body().readAllBytes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v1/signing-key",
        "/api/v1/games/nope",
        "/nope",
        "/q/health",
        "/page/main.js",
        "/page/joined-0.js",
        "/games/nope",
        "/embed/games/nope",
        "/verify.html",
        "/"
      })
  void browsersRunNothingThatIsNoPartOfThePage(String address) throws Exception {
    HttpHeaders headers = get(address, "identity").headers();

    assertThat(headers.firstValue("Content-Security-Policy").orElseThrow())
        .startsWith("default-src 'none'");
    assertThat(headers.allValues("Content-Security-Policy")).hasSize(1);
    assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(headers.firstValue("Referrer-Policy")).hasValue("no-referrer");
    Instant told =
        Instant.from(
            DateTimeFormatter.RFC_1123_DATE_TIME.parse(headers.firstValue("Date").orElseThrow()));
    assertThat(told).isCloseTo(Instant.now(), within(1, ChronoUnit.MINUTES));
  }

  @Test
  @Timeout(120)
  void aFollowedLineComesBeforeTheNextOne() throws Exception {
    try (Author author = Author.ofTwoCommits(bootstrapServers)) {
      String log = "/api/v1/games/" + author.game().value() + "/log";
      Awaitility.await().until(() -> given().get(log).statusCode() == 200);
      HttpResponse<InputStream> stream = get(log + "?follow=true&after=2", GZIP);
      assertThat(stream.headers().firstValue("Content-Encoding")).contains(GZIP);

      try (InputStream in = stream.body()) {
        author.draws(new Seat(1), "the third");
        InputStream lines = new GZIPInputStream(in);
        readUntil("\"seq\":3", lines);
        author.draws(new Seat(1), "the fourth");
        readUntil("\"seq\":4", lines);
      }
    }
  }

  private static void readUntil(String text, InputStream in) throws IOException {
    StringBuilder read = new StringBuilder();
    while (read.indexOf(text) < 0 || read.charAt(read.length() - 1) != '\n') {
      int next = in.read();
      assertThat(next).as(read.toString()).isNotNegative();
      read.append((char) next);
    }
  }

  private static HttpResponse<InputStream> get(String address, String encoding)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + address))
            .header("Accept", "text/html,*/*;q=0.8")
            .header("Accept-Encoding", encoding)
            .build();
    return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofInputStream());
  }
}
