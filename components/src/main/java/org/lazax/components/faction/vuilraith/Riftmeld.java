package org.lazax.components.faction.vuilraith;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.rules.technology.OwnDeck;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Captive;

/**
 * Once a captive was given back the upgrade of its type is researched without prerequisites, and
 * nothing else. Rule: capture.2.2.
 */
public final class Riftmeld implements Component, ResearchHooks {
  /** The parameter of its use that names the type. */
  public static final String TYPE = "type";

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/riftmeld");
  }

  /** The captives whose type can be upgraded now. */
  public static List<Captive> payable(Table table, Seat seat) {
    return table.player(seat).captives().stream()
        .filter(captive ->
            OwnDeck.of(table, seat).stream()
                .filter(technology -> upgrades(technology, captive.type().text()))
                .anyMatch(technology -> Researchable.permits(table, seat, technology)))
        .toList();
  }

  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    return upgraded(table, grant).filter(type -> upgrades(technology, type)).isPresent() ? ALL : 0;
  }

  @Override
  public boolean permits(Table table, Grant grant, Technology technology) {
    return upgraded(table, grant).filter(type -> !upgrades(technology, type)).isEmpty();
  }

  @Override
  public Optional<Waiver> waiver(Table table, Grant grant, Technology technology) {
    return table.player(grant.user()).captives().stream()
            .anyMatch(captive -> upgrades(technology, captive.type().text()))
        ? Optional.of(new Waiver(ALL, 0))
        : Optional.empty();
  }

  private static Optional<String> upgraded(Table table, Grant grant) {
    return Lasting.param(table, grant, TYPE);
  }

  private static boolean upgrades(Technology technology, String type) {
    return technology.upgrades().map(UnitType::text).filter(type::equals).isPresent();
  }
}
