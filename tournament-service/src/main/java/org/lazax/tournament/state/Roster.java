package org.lazax.tournament.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.entrant.EntrantStatus;
import org.lazax.tournament.entrant.Entrants;
import org.lazax.tournament.official.Officials;
import org.lazax.tournament.state.TournamentEvent.*;

/**
 * The people of a tournament. Immutable.
 *
 * @param digests those of the entrants' accounts, in the order of their ids
 * @param departures of entrants, in the order in which they left; whoever withdrew and was then
 *     disqualified has two
 */
public record Roster(
    Officials officials,
    Entrants entrants,
    List<Digest> digests,
    @OmittedByDefault List<Departure> departures) {
  static final Roster EMPTY = new Roster(Officials.NONE, Entrants.NONE, List.of(), List.of());

  public Roster {
    digests = List.copyOf(digests);
    departures = List.copyOf(departures);
  }

  /** Whether an entrant can still be paired. */
  public boolean stays(EntrantId entrant) {
    return entrants.status(entrant).filter(EntrantStatus::hasPlace).isPresent();
  }

  /** Whether an official has excluded an entrant. */
  public boolean disqualified(EntrantId entrant) {
    return entrants.status(entrant).equals(Optional.of(EntrantStatus.DISQUALIFIED));
  }

  /** The entrant with this account; empty if it has never registered. */
  public Optional<EntrantId> entrant(Digest account) {
    int at = digests.indexOf(account);
    return at < 0 ? Optional.empty() : Optional.of(new EntrantId(at + 1));
  }

  /** Whether an account can still be paired. */
  public boolean plays(Digest account) {
    return entrant(account).filter(this::stays).isPresent();
  }

  Roster evolve(TournamentEvent event) {
    return switch (event) {
      case Created e -> with(officials.with(e.by(), e.account()));
      case OfficialAppointed e -> with(officials.with(e.official(), e.account()));
      case OfficialDismissed e -> with(officials.without(e.official()));
      case EntrantsRegistered e -> registered(e.registrations());
      case EntrantsChanged e -> changed(e);
      default -> this;
    };
  }

  private Roster registered(List<Registration> registrations) {
    List<Digest> more = new ArrayList<>(digests);
    registrations.forEach(registration -> more.add(registration.digest()));
    Entrants all = entrants;
    for (EntrantStatus status : List.of(EntrantStatus.REGISTERED, EntrantStatus.WAITING)) {
      all =
          all.as(
              status,
              registrations.stream()
                  .filter(registration -> registration.status() == status)
                  .map(Registration::entrant)
                  .toList());
    }
    return new Roster(officials, all, more, departures);
  }

  private Roster changed(EntrantsChanged change) {
    List<Departure> more = new ArrayList<>(departures);
    if (change.status().hasLeft()) {
      change
          .entrants()
          .forEach(entrant ->
              more.add(new Departure(entrant, change.status(), change.by(), change.reason())));
    }
    return new Roster(officials, entrants.as(change.status(), change.entrants()), digests, more);
  }

  private Roster with(Officials now) {
    return new Roster(now, entrants, digests, departures);
  }
}
