package org.lazax.game.adapter.printed;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.game.state.GameState;
import org.lazax.kafka.ServiceBinding;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** The components of rulesets as they are printed. Only the gateway calls it. */
@Path("/internal/game-service/catalog/{ruleset}")
@Produces(MediaType.APPLICATION_JSON)
public class PrintedResource {
  private final Optional<Rulebook> book;

  PrintedResource(ServiceBinding<GameState, Table> binding) {
    this.book = Ruleset.of(binding.decider().table()).book();
  }

  @GET
  public byte[] all(@RestPath String ruleset) {
    return bytes(named(ruleset));
  }

  @GET
  @Path("/{kind}")
  public byte[] kind(@RestPath String ruleset, @RestPath String kind) {
    return bytes(named(ruleset).flatMap(printed -> printed.only(kind)));
  }

  private Optional<PrintedRuleset> named(String ruleset) {
    return book.flatMap(known -> PrintedRuleset.named(ruleset, known));
  }

  private static byte[] bytes(Optional<PrintedRuleset> printed) {
    return printed.orElseThrow(NotFoundException::new).json();
  }
}
