package org.lazax.rules.planets;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.technology.Colour;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The values of a planet: those printed and those of its attachments. Rules: planets.1 to
 * planets.4, attach.0.
 *
 * @param legendary whether it counts as a legendary planet
 */
public record PlanetFacts(
    int resources, int influence, Set<Trait> traits, Set<Colour> specialties, boolean legendary) {

  public static PlanetFacts of(Table table, PlanetId planet) {
    PlanetFacts facts = printed(table.catalog().planet(planet));
    for (ComponentRef card : Attachments.acting(table, planet)) {
      facts = facts.with(values(table.catalog(), card));
      Optional<AttachmentHooks> hooks = Attachments.of(table, card);
      if (hooks.isPresent()) {
        facts = facts.with(hooks.get());
      }
    }
    return facts;
  }

  private static PlanetFacts printed(Planet planet) {
    Set<Colour> specialties = EnumSet.noneOf(Colour.class);
    planet.specialty().ifPresent(specialties::add);
    return new PlanetFacts(
        planet.resources(), planet.influence(), planet.traits(), specialties, planet.isLegendary());
  }

  /** An attachment gives a specialty or, if the planet has one already, values. */
  private PlanetFacts with(Optional<Attachment> card) {
    if (card.isEmpty()) {
      return this;
    }
    Attachment adds = card.get();
    if (adds.specialty().isPresent() && specialties.isEmpty()) {
      return new PlanetFacts(
          resources, influence, traits, EnumSet.of(adds.specialty().get()), legendary);
    }
    return new PlanetFacts(
        resources + adds.resources(), influence + adds.influence(), traits, specialties, legendary);
  }

  private PlanetFacts with(AttachmentHooks card) {
    return new PlanetFacts(
        resources,
        influence,
        card.hasEveryTrait() ? EnumSet.allOf(Trait.class) : traits,
        specialties,
        legendary || card.isLegendary());
  }

  private static Optional<Attachment> values(Catalog catalog, ComponentRef card) {
    String name = card.name();
    return switch (card.kind()) {
      case EXPLORATION -> catalog.explorationCard(new ExplorationId(name)).attaches();
      case AGENDA -> catalog.agenda(new AgendaId(name)).attaches();
      case RELIC -> catalog.relic(new RelicId(name)).attaches();
      case LEADER -> catalog.leader(new LeaderId(name)).attaches();
      case PROMISSORY_NOTE -> catalog.promissoryNote(new PromissoryNoteId(name)).attaches();
      case FACTION_ABILITY,
          TECHNOLOGY,
          UNIT,
          ACTION_CARD,
          SECRET_OBJECTIVE,
          PLANET,
          LEADER_COUNTER,
          STRATEGY_CARD,
          PROMISE,
          RULE ->
          Optional.empty();
    };
  }
}
