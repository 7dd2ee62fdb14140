package org.lazax.tournament.pairing;

import org.lazax.tournament.stage.StageId;

/**
 * A round of a stage.
 *
 * @param number from 1
 */
public record RoundId(StageId stage, int number) {
  @Override
  public String toString() {
    return stage + "/r" + number;
  }
}
