package org.lazax.tournament.conduct;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.decider.Draft;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.entrant.EntrantStatus;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Role;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.StagePlay;
import org.lazax.tournament.state.Tournament;

/** What more than one command requires. */
final class Checks {
  static final String UNKNOWN_ENTRANT = "unknown-entrant";
  static final String WRONG_STATUS = "wrong-status";
  static final String NO_STAGE = "no-stage";

  private Checks() {}

  static void require(boolean condition, Supplier<Refusal> otherwise) {
    if (!condition) {
      throw new RefusalException(otherwise.get());
    }
  }

  static void requireOrganiser(Draft<NoState, Tournament> draft, OfficialId by) {
    draft.require(draft.table().roster().officials().lacks(by, Role.ORGANISER));
  }

  /** For what entrants may do themselves. */
  static void requireOrganiser(Draft<NoState, Tournament> draft, Optional<OfficialId> by) {
    by.ifPresent(official -> requireOrganiser(draft, official));
  }

  /** Requires that the list names entrants, each once, and that each of them has such a status. */
  static void requireEntrants(
      Draft<NoState, Tournament> draft,
      List<EntrantId> entrants,
      Predicate<EntrantStatus> allowed,
      String detail) {
    require(
        !entrants.isEmpty() && entrants.stream().distinct().count() == entrants.size(),
        () -> Refusal.of(Refusal.MALFORMED, "at least one entrant, each once"));
    for (EntrantId entrant : entrants) {
      EntrantStatus status =
          draft
              .table()
              .roster()
              .entrants()
              .status(entrant)
              .orElseThrow(() ->
                  new RefusalException(
                      Refusal.of(UNKNOWN_ENTRANT, "the tournament has no such entrant")
                          .with("entrant", entrant)));
      require(
          allowed.test(status),
          () -> Refusal.of(WRONG_STATUS, detail).with("entrant", entrant).with("status", status));
    }
  }

  /** The stage that is played. Refused between stages. */
  static StagePlay current(Draft<NoState, Tournament> draft) {
    return draft
        .table()
        .course()
        .current()
        .orElseThrow(
            () -> new RefusalException(Refusal.of(NO_STAGE, "no stage is being played now")));
  }
}
