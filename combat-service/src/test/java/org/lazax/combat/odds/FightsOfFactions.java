package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.ground;
import static org.lazax.combat.odds.Asked.space;

import org.assertj.core.data.Offset;

/** Fights between units of factions, and how likely the attacker wins them. */
abstract class FightsOfFactions {
  static final Offset<Double> EXACTLY = within(1e-9);
  static final String CRUISER = "'units':{'cruiser':1}";
  static final String CARRIER = "'units':{'carrier':1}";
  static final String DREADNOUGHT = "'units':{'dreadnought':1}";
  static final String MECH = "'units':{'mech':1}";

  static String of(String faction, String units, String... effects) {
    String named = "'faction':'" + faction + "','units':{" + units + "}";
    return effects.length == 0
        ? named
        : named + ",'effects':{'" + String.join("':1,'", effects) + "':1}";
  }

  static String with(String side, String... effects) {
    return side + ",'effects':{'" + String.join("':1,'", effects) + "':1}";
  }

  static double inSpace(String attacker, String defender) {
    return space(attacker, defender).attackerWins();
  }

  static double onGround(String attacker, String defender) {
    return ground(attacker, defender).attackerWins();
  }
}
