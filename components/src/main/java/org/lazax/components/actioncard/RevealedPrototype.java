package org.lazax.components.actioncard;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * What is researched by it upgrades a type of unit that fights. Rule:
 * action_card/reveal_prototype.N3.
 */
public final class RevealedPrototype implements Component, ResearchHooks {
  private static final String TYPES = "types";

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/reveal_prototype");
  }

  /** What is remembered of its use: which types of its player's units fight. */
  public static Map<String, String> of(Collection<UnitType> types) {
    return Map.of(TYPES, types.stream().map(UnitType::text).collect(Collectors.joining(" ")));
  }

  @Override
  public boolean permits(Table table, Grant grant, Technology technology) {
    Optional<List<String>> types =
        Lasting.param(table, grant, TYPES).map(text -> List.of(text.split(" ")));
    return types.isEmpty()
        || technology.upgrades().map(UnitType::text).filter(types.get()::contains).isPresent();
  }
}
