package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Service;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.game.LobbyCommands;
import org.lazax.gateway.game.Reads;
import org.lazax.gateway.problem.Problem;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.tournament.EntrantFile.Fault;
import org.lazax.gateway.tournament.TournamentAccess.ReadableTournament;
import org.lazax.gateway.tournament.TournamentBook.Digests;

/**
 * Registers all accounts of a file. Nothing is done if a line is faulty. Accounts that have
 * registered are left as they are, so a file can be sent again.
 */
@ApplicationScoped
class EntrantImport {
  /** How many register with one command. */
  private static final int AT_ONCE = 1_000;

  /** How many faults a problem lists. */
  private static final int MOST_FAULTS = 1_000;

  private final LobbyCommands commands;
  private final TournamentBook book;
  private final Reads reads;

  EntrantImport(LobbyCommands commands, TournamentBook book, Reads reads) {
    this.commands = commands;
    this.book = book;
    this.reads = reads;
  }

  /**
   * What a file does or would do.
   *
   * @param registered how many accounts register
   * @param already how many have registered before
   * @param faults what is wrong with the file
   */
  record Imported(int registered, int already, List<Fault> faults) {}

  /** What is to be done: the accounts that register, and how many have before. */
  private record Task(Digests digests, EntrantFile file, int already) {}

  /**
   * Registers the accounts of a file.
   *
   * @param dryRun whether only to say what is wrong with it
   */
  Uni<Response> put(
      ReadableTournament tournament, Caller caller, boolean dryRun, EntrantFile file) {
    String organiser =
        tournament
            .person()
            .organiser()
            .orElseThrow(() ->
                ProblemException.of(
                    ProblemType.NOT_YOUR_TOURNAMENT, "only organisers register others"));
    return task(tournament, file)
        .chain(task -> {
          Imported imported =
              new Imported(task.file().lines().size(), task.already(), task.file().faults());
          if (dryRun) {
            return Uni.createFrom().item(Response.ok(imported).build());
          }
          if (!imported.faults().isEmpty()) {
            throw faulty(imported.faults());
          }
          return Multi.createFrom()
              .iterable(chunks(task.file().accounts()))
              .onItem()
              .transformToUniAndConcatenate(
                  chunk -> register(tournament, caller, organiser, task.digests(), chunk))
              .select()
              .where(answer -> answer.getStatus() != Response.Status.OK.getStatusCode())
              .toUni()
              .map(stopped -> stopped == null ? Response.ok(imported).build() : stopped);
        });
  }

  private Uni<Task> task(ReadableTournament tournament, EntrantFile file) {
    return Uni.combine()
        .all()
        .unis(
            book.digests(tournament.id()),
            book.known(file.accounts()),
            registered(tournament, "e0", new HashSet<>()),
            asked(tournament, "registration", Map.of()))
        .asTuple()
        .map(all -> {
          Digests digests = all.getItem1();
          Set<String> judges = texts(all.getItem4().path("judges"));
          JsonNode registration = all.getItem4();
          EntrantFile known =
              file.only(all.getItem2(), "there is no such account")
                  .without(
                      account -> judges.contains(digests.of(account)), "who judges does not play");
          List<EntrantFile.Line> fresh =
              known.lines().stream()
                  .filter(line -> !all.getItem3().contains(digests.of(line.account())))
                  .toList();
          EntrantFile left =
              new EntrantFile(fresh, known.faults())
                  .most(
                      registration.path("room").asInt(),
                      registration.path("open").asBoolean()
                          ? "all places are taken"
                          : "the first stage has begun");
          return new Task(digests, left, known.lines().size() - fresh.size());
        });
  }

  /** The digests of all who have registered. */
  private Uni<Set<String>> registered(
      ReadableTournament tournament, String after, Set<String> found) {
    Map<String, String> parameters = after.equals("e0") ? Map.of() : Map.of("after", after);
    return asked(tournament, "entrants", parameters)
        .chain(page -> {
          page.path("entrants").forEach(entrant -> found.add(entrant.path("account").asText()));
          return page.has("next")
              ? registered(tournament, page.path("next").asText(), found)
              : Uni.createFrom().item(found);
        });
  }

  private Uni<JsonNode> asked(
      ReadableTournament tournament, String question, Map<String, String> parameters) {
    return reads
        .question(
            Service.TOURNAMENT, tournament.id(), question, parameters, tournament.standing().seq())
        .map(answer -> answer.path("view"));
  }

  /** The key of the command follows from its accounts, so it is carried out once. */
  private Uni<Response> register(
      ReadableTournament tournament,
      Caller caller,
      String organiser,
      Digests digests,
      List<String> accounts) {
    String key = "entrants-" + digests.of(String.join(" ", accounts));
    return book.keepAccounts(digests, accounts)
        .chain(kept -> {
          ObjectNode payload = TournamentJson.object().put("by", organiser);
          ArrayNode list = payload.putArray("accounts");
          kept.forEach(list::add);
          return commands.submit(
              tournament.id(),
              caller,
              key,
              Optional.empty(),
              TournamentCommands.REGISTER,
              payload,
              (_, _) -> Response.ok());
        });
  }

  private static List<List<String>> chunks(List<String> accounts) {
    List<List<String>> chunks = new ArrayList<>();
    for (int at = 0; at < accounts.size(); at += AT_ONCE) {
      chunks.add(accounts.subList(at, Math.min(accounts.size(), at + AT_ONCE)));
    }
    return chunks;
  }

  private static Set<String> texts(JsonNode list) {
    Set<String> texts = new HashSet<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  private static ProblemException faulty(List<Fault> faults) {
    Problem problem =
        Problem.of(
            ProblemType.FAULTY_ENTRANTS,
            "nobody is registered, because %d lines are faulty".formatted(faults.size()));
    return ProblemException.of(
        problem.with(Map.of("faults", faults.stream().limit(MOST_FAULTS).toList())));
  }
}
