package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.command.CommitView;
import org.lazax.gateway.game.LobbyCommands;
import org.lazax.gateway.game.RequestParameters;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.tournament.TournamentAccess.Person;
import org.lazax.gateway.tournament.TournamentAccess.ReadableTournament;
import org.lazax.gateway.tournament.TournamentBook.Digests;

/**
 * Gives the commands of a tournament. It adds who gives them, and puts digests in the place of
 * accounts and texts.
 */
@ApplicationScoped
class TournamentCommands {
  private static final String PREFIX = "tournament.";
  static final String REGISTER = "tournament.register";

  /** What entrants may do themselves. */
  private static final Set<String> OWN =
      Set.of(
          "tournament.check-in",
          "tournament.withdraw",
          "tournament.seek-table",
          "tournament.stop-seeking");

  /** Commands that only the platform gives, or that have a resource of their own. */
  private static final Set<String> CLOSED = Set.of("tournament.create", "tournament.record-result");

  private final LobbyCommands commands;
  private final TournamentBook book;

  TournamentCommands(LobbyCommands commands, TournamentBook book) {
    this.commands = commands;
    this.book = book;
  }

  /** Gives the command in this body. */
  Uni<Response> give(
      ReadableTournament tournament,
      Caller caller,
      RequestParameters asked,
      @Nullable ObjectNode body) {
    String type = type(body);
    ObjectNode payload = body == null ? null : body.deepCopy();
    if (payload == null || payload.has("by")) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "the platform itself adds who gives a command");
    }
    payload.remove("type");
    return book.digests(tournament.id())
        .chain(digests -> completed(tournament.person(), caller, digests, type, payload))
        .chain(() ->
            commands.submit(
                tournament.id(),
                caller,
                asked.key(),
                asked.ifMatch(),
                type,
                payload,
                (_, commit) -> Response.ok(CommitView.of(commit, tournament.person().viewer()))));
  }

  private Uni<Void> completed(
      Person person, Caller caller, Digests digests, String type, ObjectNode payload) {
    if (type.equals(REGISTER) && !payload.has("accounts")) {
      return accounts(digests, payload, List.of(caller.account()));
    }
    if (OWN.contains(type) && !payload.has("entrants")) {
      payload.putArray("entrants").add(person.entrant().orElseThrow(() -> notYours("an entrant")));
      return Uni.createFrom().voidItem();
    }
    payload.put("by", person.organiser().orElseThrow(() -> notYours("an organiser")));
    Uni<Void> done = Uni.createFrom().voidItem();
    if (payload.get("accounts") instanceof ArrayNode accounts) {
      done = done.chain(() -> accounts(digests, payload, texts(accounts)));
    }
    if (payload.path("account").isTextual()) {
      String account = payload.path("account").textValue();
      done =
          done.chain(() -> book.keepAccounts(digests, List.of(account)))
              .invoke(kept -> payload.put("account", kept.getFirst()))
              .replaceWithVoid();
    }
    if (payload.path("reason").isTextual()) {
      String reason =
          PlainText.of(payload.path("reason").textValue(), "a reason", PlainText.LONGEST_REASON);
      done =
          done.chain(() -> book.keepText(digests, reason))
              .invoke(kept -> payload.put("reason", kept))
              .replaceWithVoid();
    }
    return done;
  }

  private Uni<Void> accounts(Digests digests, ObjectNode payload, List<String> accounts) {
    return book.keepAccounts(digests, accounts)
        .invoke(kept -> {
          ArrayNode list = payload.putArray("accounts");
          kept.forEach(list::add);
        })
        .replaceWithVoid();
  }

  private static List<String> texts(ArrayNode accounts) {
    List<String> texts = new ArrayList<>();
    accounts.forEach(account -> texts.add(account.asText()));
    return texts;
  }

  private static String type(@Nullable ObjectNode body) {
    String type =
        Optional.ofNullable(body)
            .map(given -> given.get("type"))
            .filter(JsonNode::isTextual)
            .map(JsonNode::textValue)
            .orElseThrow(() ->
                ProblemException.of(
                    ProblemType.MALFORMED_REQUEST,
                    "a command is an object with a type, such as tournament.begin-stage"));
    if (!type.startsWith(PREFIX) || CLOSED.contains(type)) {
      throw ProblemException.of(
          ProblemType.UNKNOWN_COMMAND_TYPE,
          "no such command of a tournament is taken here: see the OpenAPI document");
    }
    return type;
  }

  private static ProblemException notYours(String role) {
    return ProblemException.of(
        ProblemType.NOT_YOUR_TOURNAMENT, "you are not " + role + " of this tournament");
  }
}
