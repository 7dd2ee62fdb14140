package org.lazax.tournament.standing;

import java.util.Optional;
import org.lazax.tournament.entrant.EntrantId;

/**
 * An entrant's place in the standings.
 *
 * @param rank from 1; entrants that nothing separates share it
 * @param above why it is ahead of the next row; empty in the last row and if nothing separates them
 */
public record Row(int rank, Line line, Optional<Above> above) {

  /**
   * Why a row is ahead of the next.
   *
   * @param entrant the entrant of the next row
   * @param sentence names what both have in common and what decided
   */
  public record Above(EntrantId entrant, TieBreak decidedBy, String sentence) {}
}
