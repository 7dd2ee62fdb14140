package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.rules.Services;

/** What is printed on the components of a game can be read, and kept. */
@OnPlatform
final class CatalogTest {
  @Test
  void aGameNamesTheCatalogOfItsRuleset(LivePlatform platform) throws IOException {
    RestGame game = platform.newGame("Catalog", 21).host(2, SimpleBot::new);
    Client reader = platform.anonymous();
    String ruleset = reader.get("/games/" + game.id()).body().at("/view/ruleset").asText();

    HttpResponse<byte[]> answer =
        reader.sendWithRetries(
            reader.request("/catalog/" + ruleset).header("Accept-Encoding", "gzip").GET());

    assertThat(answer.headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(answer.headers().firstValue("Cache-Control"))
        .hasValue("public, max-age=31536000, immutable");
    byte[] all = new GZIPInputStream(new ByteArrayInputStream(answer.body())).readAllBytes();
    assertThat(Services.wire().json().readTree(all).at("/kinds/technology/bio_stims/name").asText())
        .isEqualTo("Bio-Stims");
    assertThat(reader.get("/catalog/" + ruleset + "/unit").body().path("kinds").size())
        .isEqualTo(1);
    assertThat(status(reader, "/catalog/" + ruleset, answer)).isEqualTo(304);
  }

  @Test
  void otherRulesetsAndKindsAreUnknown(LivePlatform platform) {
    for (String address :
        new String[] {"/catalog/base", "/catalog/base.0", "/catalog/nope/unit", "/catalog/%20"}) {
      Client.Answer answer = platform.anonymous().get(address);

      assertThat(answer.status()).as(address).isEqualTo(404);
      assertThat(answer.body().path("type").asText()).endsWith("/unknown-resource");
    }
  }

  private static int status(Client reader, String address, HttpResponse<byte[]> known) {
    return reader
        .sendWithRetries(
            reader
                .request(address)
                .header("If-None-Match", known.headers().firstValue("ETag").orElseThrow())
                .GET())
        .statusCode();
  }
}
