package org.lazax.components.expansion;

import static org.lazax.rules.change.Part.BROUGHT;
import static org.lazax.rules.change.Part.COMBATS;
import static org.lazax.rules.change.Part.COMMAND_TOKENS;
import static org.lazax.rules.change.Part.COUNCIL;
import static org.lazax.rules.change.Part.EFFECTS;
import static org.lazax.rules.change.Part.PLANETS;
import static org.lazax.rules.change.Part.PLAYERS;
import static org.lazax.rules.change.Part.POWERS;
import static org.lazax.rules.change.Part.UNITS;

import java.util.List;
import java.util.function.Predicate;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.ending.Elimination;
import org.lazax.rules.ending.Victory;
import org.lazax.rules.limits.ExceededLimits;
import org.lazax.rules.limits.Plastic;
import org.lazax.rules.notes.Notes;
import org.lazax.rules.objectives.AchievementsDue;
import org.lazax.rules.planets.ControlCheck;
import org.lazax.rules.scoring.OpenSecrets;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.rules.settling.SettlingPlace;
import org.lazax.rules.units.Blockades;
import org.lazax.rules.units.Encounters;
import org.lazax.rules.units.Marks;
import org.lazax.table.Table;

/** The settling checks of all games. */
final class BaseSettling {
  /** One condition of two checks, so that it is computed once. */
  private static final Predicate<Table> LIMITS_REST = ExceededLimits::rest;

  static final List<SettlingCheck> CHECKS =
      List.of(
          new SettlingCheck("victory", SettlingPlace.VICTORY, Victory::due, Parts.of(PLAYERS)),
          new SettlingCheck(
              "control",
              SettlingPlace.CONTROL,
              ControlCheck::due,
              Parts.of(UNITS, PLANETS),
              ControlCheck::waits),
          new SettlingCheck(
              "blockades",
              SettlingPlace.BLOCKADES,
              Blockades::due,
              Parts.of(UNITS, POWERS, BROUGHT),
              Blockades::wait),
          new SettlingCheck(
              "plastic",
              SettlingPlace.SUPPLIES,
              Plastic::due,
              Parts.of(UNITS, POWERS),
              LIMITS_REST),
          new SettlingCheck(
              "fleets",
              SettlingPlace.LIMITS,
              ExceededLimits::due,
              Parts.of(UNITS, POWERS, COMMAND_TOKENS, BROUGHT, COUNCIL, EFFECTS),
              LIMITS_REST),
          new SettlingCheck(
              "open-secrets",
              SettlingPlace.EFFECTS,
              OpenSecrets::due,
              Parts.of(PLAYERS, COUNCIL, EFFECTS)),
          new SettlingCheck("marks", SettlingPlace.EFFECTS, Marks::due, Parts.of(EFFECTS, BROUGHT)),
          new SettlingCheck("notes", SettlingPlace.NOTES, Notes::lapsed, Parts.of(POWERS, COMBATS)),
          new SettlingCheck(
              "encounters",
              SettlingPlace.ENCOUNTERS,
              Encounters::due,
              Parts.of(UNITS, POWERS),
              Encounters::waits),
          new SettlingCheck(
              "elimination",
              SettlingPlace.ELIMINATION,
              Elimination::due,
              Parts.of(UNITS, POWERS, PLANETS),
              table -> table.round() == 0),
          new SettlingCheck(
              "achievements", SettlingPlace.ACHIEVEMENTS, AchievementsDue::due, Parts.ALL));

  private BaseSettling() {}
}
