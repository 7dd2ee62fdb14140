package org.lazax.agenda.vote;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Objects;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;

/** The commands by which players vote. */
public sealed interface VotingCommand extends Command {
  /** Exhausts planets and casts their influence as votes for one outcome. Rule: agenda_phase.6. */
  @JsonClassDescription(
      "Exhausts planets and casts their influence as votes for one outcome. Rule: "
          + "agenda_phase.6.")
  @WireType("agenda.cast-votes")
  record CastVotes(
      @JsonPropertyDescription("The outcome that gets the votes.") AgendaOutcome outcome,
      @JsonPropertyDescription(
              "The readied planets that are exhausted, each once. Each adds its influence in "
                  + "votes.")
          List<PlanetId> planets,
      @JsonPropertyDescription("Components that add votes. None if left out.")
          @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<ComponentRef> additions)
      implements VotingCommand {
    public CastVotes {
      Objects.requireNonNull(outcome);
      planets = List.copyOf(planets);
      additions = List.copyOf(additions);
    }
  }

  /** Casts no votes. Rule: agenda_phase.14. */
  @JsonClassDescription("Casts no votes. Rule: agenda_phase.14.")
  @WireType("agenda.abstain")
  record Abstain() implements VotingCommand {}

  /** The speaker chooses one of the tied outcomes. Rule: agenda_phase.19. */
  @JsonClassDescription("The speaker chooses one of the tied outcomes. Rule: agenda_phase.19.")
  @WireType("agenda.break-tie")
  record BreakTie(@JsonPropertyDescription("One of the tied outcomes.") AgendaOutcome outcome)
      implements VotingCommand {
    public BreakTie {
      Objects.requireNonNull(outcome);
    }
  }
}
