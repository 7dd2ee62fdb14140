package org.lazax.rules.movement;

/** A rule that hinders the movement of ships. A component can lift it for its owner's ships. */
public enum Hindrance {
  SUPERNOVA("supernova.1", "no ship moves into or through a supernova"),
  ASTEROID_FIELD("asteroid_field.1", "no ship moves into or through an asteroid field"),
  NEBULA("nebula.1.1", "no ship moves through a nebula"),
  SHIPS_OF_OTHERS("movement.4.2", "ships of other players block the way"),
  OWN_TOKEN("movement.4.3", "a ship does not leave a system with its own player's command token"),
  NEBULA_AT_THE_START("nebula.2", "a ship that starts in a nebula has a move value of 1");

  @SuppressWarnings("ImmutableEnumChecker") // a record of texts
  private final Ban ban;

  Hindrance(String rule, String detail) {
    this.ban = new Ban(rule, detail);
  }

  public Ban ban() {
    return ban;
  }
}
