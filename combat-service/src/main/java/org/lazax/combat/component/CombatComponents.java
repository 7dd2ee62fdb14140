package org.lazax.combat.component;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.combat.component.actioncard.ActionCards;
import org.lazax.combat.component.agenda.Laws;
import org.lazax.combat.component.faction.FactionAbilities;
import org.lazax.combat.component.leader.Leaders;
import org.lazax.combat.component.note.PromissoryNotes;
import org.lazax.combat.component.relic.Relics;
import org.lazax.combat.component.technology.Technologies;
import org.lazax.combat.component.unit.Units;
import org.lazax.rules.ruleset.Components;

/**
 * The components that change something about fights, by name, as {@code technology/plasma_scoring}.
 */
public final class CombatComponents {
  private static final Map<String, Object> ALL = new TreeMap<>();

  static {
    put("technology", Technologies.ALL);
    put("action_card", ActionCards.ALL);
    put("faction_ability", FactionAbilities.ALL);
    put("unit", Units.ALL);
    put("leader", Leaders.ALL);
    put("promissory_note", PromissoryNotes.ALL);
    put("relic", Relics.ALL);
    put("agenda", Laws.ALL);
  }

  /** The same, to be looked up as all components are. */
  public static final Components HOOKS = Components.of(ALL);

  private CombatComponents() {}

  private static void put(String kind, Map<String, Object> components) {
    components.forEach((name, hooks) -> ALL.put(kind + "/" + name, hooks));
  }

  /** All of them by their names. */
  public static Map<String, Object> all() {
    return Collections.unmodifiableMap(ALL);
  }
}
