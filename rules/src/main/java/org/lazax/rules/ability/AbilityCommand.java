package org.lazax.rules.ability;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.OptBoolean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.ServiceCommand;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.table.component.AbilityRef;

/**
 * A command of a player who may use abilities. The service that opened the moment takes it, so its
 * wire name is {@code game.use-ability}, {@code combat.use-ability} and so on.
 */
public sealed interface AbilityCommand extends ServiceCommand {

  /** Uses an ability now. Rule: abilities.3. */
  @JsonClassDescription("Uses an ability now. Rule: abilities.3.")
  @WireType("use-ability")
  record UseAbility(
      @JsonIgnore @JacksonInject(useInput = OptBoolean.FALSE) Service service,
      @JsonPropertyDescription("The ability.") AbilityRef ability,
      @JsonPropertyDescription(
              "The player of whose colour the card is, if each player has one of its kind.")
          @OmittedByDefault
          Optional<Seat> of)
      implements AbilityCommand {

    /** Uses an ability of a component of which each game has one. */
    public UseAbility(Service service, AbilityRef ability) {
      this(service, ability, Optional.empty());
    }

    /** This use by a player. */
    Use by(Seat seat) {
      return new Use(ability, seat, of);
    }
  }

  /**
   * Passes at this moment. The player is asked again if another player uses an ability. It also
   * lets an extra transaction pass. Rule: abilities.N4.
   */
  @JsonClassDescription(
      "Uses no ability at this moment, or makes no extra transaction. Rule: abilities.N4.")
  @WireType("let-pass")
  record LetPass(@JsonIgnore @JacksonInject(useInput = OptBoolean.FALSE) Service service)
      implements AbilityCommand {}

  /** Chooses what the ability that is being resolved asks for. */
  @JsonClassDescription("Answers the choice of an ability that is being resolved.")
  @WireType("choose")
  record Choose(
      @JsonIgnore @JacksonInject(useInput = OptBoolean.FALSE) Service service,
      @JsonPropertyDescription("The chosen candidates, as many as take of the field says.")
          List<String> chosen,
      @JsonPropertyDescription(
              "The chosen candidates with their numbers, where candidates can be chosen several "
                  + "times. They are added to those in chosen.")
          @OmittedByDefault
          List<Counted> counts)
      implements AbilityCommand {
    public Choose {
      chosen = List.copyOf(chosen);
      counts = List.copyOf(counts);
    }

    /** A choice without numbers. */
    public Choose(Service service, List<String> chosen) {
      this(service, chosen, List.of());
    }

    /** All that is chosen, with numbers. */
    List<Counted> all() {
      List<Counted> all = new ArrayList<>();
      chosen.forEach(candidate -> all.add(new Counted(candidate, 1)));
      all.addAll(counts);
      return all;
    }

    /** All that is chosen. A candidate that is chosen several times is listed as often. */
    List<String> pieces() {
      return all().stream()
          .flatMap(each -> Collections.nCopies(each.count(), each.candidate()).stream())
          .toList();
    }
  }

  /** A candidate and how often it is chosen. */
  @JsonClassDescription("A candidate and how often it is chosen.")
  record Counted(
      @JsonPropertyDescription("The candidate.") String candidate,
      @JsonPropertyDescription("How often it is chosen.") @Limits(min = 1) int count) {

    /** How often each of these is listed, in the order of the first of each. */
    static SequencedMap<String, Integer> times(List<String> pieces) {
      SequencedMap<String, Integer> times = new LinkedHashMap<>();
      pieces.forEach(piece -> times.merge(piece, 1, Integer::sum));
      return times;
    }

    /** Each of these with the number of times that it is listed. */
    static List<Counted> of(List<String> pieces) {
      List<Counted> counted = new ArrayList<>();
      times(pieces).forEach((candidate, count) -> counted.add(new Counted(candidate, count)));
      return counted;
    }
  }
}
