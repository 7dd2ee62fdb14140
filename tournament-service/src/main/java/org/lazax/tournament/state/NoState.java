package org.lazax.tournament.state;

/** What tournament-service keeps beside the tournament itself: nothing. */
public record NoState() {
  public static final NoState NONE = new NoState();
}
