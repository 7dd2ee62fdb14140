package org.lazax.table.technology.ability;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lazax.catalog.card.Technology;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.Table;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;

/**
 * What is researched by it upgrades a type of unit that fights. Rule:
 * action_card/reveal_prototype.N3.
 */
public final class RevealedPrototype implements ResearchHooks {
  private static final String TYPES = "types";

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
