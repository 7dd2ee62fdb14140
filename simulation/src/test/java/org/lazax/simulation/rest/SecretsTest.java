package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.rules.Services;

/** No response of the platform reveals the hidden cards of a player to others. */
@OnPlatform
final class SecretsTest {
  private static final Seat OWNER = new Seat(1);
  private static final Seat RIVAL = new Seat(2);

  @Test
  void noReadRevealsASecretToAnotherPlayerOrASpectator(LivePlatform platform) throws IOException {
    RestGame game = platform.newGame("Secrets", 8).host(3, SimpleBot::new);
    FollowedGame played = game.playUntil(followed -> followed.table().round() == 1);
    String path = "/games/" + game.id();
    Client owner = game.player(OWNER);

    ExportedLog own = ExportReader.read(owner.download(path + "/log"));
    Set<String> secrets = secrets(own);

    assertThat(secrets).hasSizeGreaterThanOrEqualTo(2);
    String past = "?at=" + played.seq() / 2;
    for (Client other : List.of(platform.anonymous(), game.player(RIVAL))) {
      for (String read : List.of("", "/galaxy", "/battles", "/council")) {
        assertHides(other, path + read, secrets);
        assertHides(other, path + read + past, secrets);
      }
      assertHides(other, path + "/verification", secrets);
      assertHides(other, path + "/log", secrets);
      assertHides(other, path + "/log?after=1", secrets);
      ExportedLog theirs = ExportReader.read(other.download(path + "/log"));
      assertThat(theirs.head().hash()).as("one chain for all").isEqualTo(own.head().hash());
    }
    assertHides(game.player(RIVAL), path + "/options", secrets);
  }

  /** The cards that the owner drew and has not shown. */
  private static Set<String> secrets(ExportedLog own) throws IOException {
    Set<String> secrets = new HashSet<>();
    for (Shown shown : own.commits().stream().flatMap(ExportedLog.ExportedCommit::shown).toList()) {
      JsonNode event = Services.wire().json().readTree(shown.line().bytes());
      if (shown.entry().type().startsWith("table.secrets-drawn")) {
        event.path("objectives").forEach(objective -> secrets.add(objective.asText()));
      } else if (shown.entry().type().startsWith("table.secret-shown")) {
        secrets.remove(event.path("objective").asText());
      } else if (shown.entry().type().startsWith("table.action-cards-drawn")) {
        event.path("cards").forEach(card -> addIfUnique(secrets, card.asText()));
      } else if (shown.entry().type().startsWith("table.action-cards-discarded")) {
        event.path("cards").forEach(card -> secrets.remove(card.asText()));
      } else if (shown.entry().type().startsWith("table.action-card-played")) {
        secrets.remove(event.path("card").asText());
      }
    }
    return secrets;
  }

  /** Leaves out cards with several copies, because another player may show a copy. */
  private static void addIfUnique(Set<String> secrets, String card) {
    if (Catalog.standard().actionCard(new ActionCardId(card)).copies() == 1) {
      secrets.add(card);
    }
  }

  private static void assertHides(Client reader, String path, Set<String> secrets) {
    var response =
        reader.sendWithRetries(
            reader.request(path).header("Accept", "application/x-ndjson, application/json").GET());
    String body = new String(response.body(), StandardCharsets.UTF_8);
    assertThat(response.statusCode()).as(path + " " + body).isEqualTo(200);
    assertThat(secrets).as(path).noneMatch(secret -> body.contains('"' + secret + '"'));
  }
}
