package org.lazax.tournament.entrant;

/** How far an entrant has come. */
public enum EntrantStatus {
  /** All places were taken at registration. The first of the list moves up when one is free. */
  WAITING,
  REGISTERED,
  /** The organiser has confirmed the entrant. */
  CONFIRMED,
  /** The entrant is there. Only those who have checked in are paired. */
  CHECKED_IN,
  /** The entrant left by itself. It is not paired again; its results stay. */
  WITHDRAWN,
  /** The organiser excluded the entrant. It is not paired again; its results stay. */
  DISQUALIFIED;

  /** Whether the entrant takes one of the tournament's places. */
  public boolean hasPlace() {
    return this == REGISTERED || this == CONFIRMED || this == CHECKED_IN;
  }

  /** Whether the entrant has left the tournament. */
  public boolean hasLeft() {
    return this == WITHDRAWN || this == DISQUALIFIED;
  }
}
