package org.lazax.rules.ruleset;

import java.util.Map;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.Feat;
import org.lazax.catalog.card.Holding;
import org.lazax.catalog.card.Payment;
import org.lazax.catalog.card.Requirement;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;
import org.lazax.table.component.ComponentRef;

/** The components that need no code of their own: the rules read all they do from the catalog. */
final class PrintedData {
  /** Those with a text, each with what says it already. */
  private static final Map<String, String> TOLD =
      Map.ofEntries(
          Map.entry("faction_ability/creuss_gate", "the faction's gate tile"),
          Map.entry("faction_ability/the_company", "the faction's three agents"),
          Map.entry("unit/fighter_i", "no move value"),
          Map.entry("unit/fighter_ii", "a move value, by which the excess is in the fleet pool"),
          Map.entry("unit/hybrid_crystal_fighter_i", "no move value"),
          Map.entry("unit/hybrid_crystal_fighter_ii", "a move value and the share of the pool"),
          Map.entry("unit/war_sun", "disables_planetary_shield, and the technology it asks for"),
          Map.entry("unit/prototype_war_sun_i", "disables_planetary_shield"),
          Map.entry("unit/prototype_war_sun_ii", "disables_planetary_shield"),
          Map.entry("unit/pds_ii", "deep_space_cannon"),
          Map.entry("unit/loncara_ssodu", "deep_space_cannon"),
          Map.entry("unit/indomitus", "deep_space_cannon"),
          Map.entry("unit/space_dock_i", "free_fighters"),
          Map.entry("unit/space_dock_ii", "free_fighters"),
          Map.entry("unit/floating_factory_i", "in_space, a move value, free_fighters"),
          Map.entry("unit/floating_factory_ii", "in_space, a move value, free_fighters"),
          Map.entry("unit/salai_sai_corian", "dice by the opponent's ships"),
          Map.entry("unit/z_grav_eidolon", "what its other face does"));

  /** What objectives ask for and nobody judges. */
  private static final Set<Class<? extends Requirement>> UNJUDGED =
      Set.of(
          Feat.CombatWonAgainstNoteOwner.class,
          Holding.NotesOfOthers.class,
          Payment.PurgeRelicFragments.class);

  private PrintedData() {}

  static boolean saysAll(Catalog catalog, ComponentRef component) {
    String name = component.name();
    return TOLD.containsKey(component.toString())
        || switch (component.kind()) {
          case UNIT -> catalog.unit(new UnitId(name)).texts().isEmpty();
          case TECHNOLOGY -> catalog.technology(new TechnologyId(name)).isUnitUpgrade();
          case EXPLORATION ->
              catalog.explorationCard(new ExplorationId(name)).attaches().isPresent();
          case SECRET_OBJECTIVE ->
              !UNJUDGED.contains(
                  catalog.secretObjective(new ObjectiveId(name)).requirement().getClass());
          case FACTION_ABILITY, AGENDA, ACTION_CARD, PROMISSORY_NOTE, LEADER, RELIC, PLANET ->
              false;
        };
  }
}
