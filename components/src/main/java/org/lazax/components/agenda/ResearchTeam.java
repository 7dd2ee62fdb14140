package org.lazax.components.agenda;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.technology.Colour;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchBegins;
import org.lazax.rules.council.Laws;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.council.LawExhausted;

/**
 * A law attached to a planet. Whoever controls the planet may exhaust the card of the law when it
 * researches, to ignore one prerequisite of a colour. The planet is not exhausted. Rules:
 * agenda/research_team_biotic.N1, agenda/research_team_cybernetic.N1,
 * agenda/research_team_propulsion.N1, agenda/research_team_warfare.N1.
 */
public final class ResearchTeam implements Component, Ability<ResearchBegins>, ResearchHooks {
  private final Colour colour;
  private final AbilityRef name;

  /** The law of a colour, whose card is named after it. */
  public ResearchTeam(Colour colour) {
    this.colour = colour;
    this.name = AbilityRef.parse("agenda/research_team_" + colour.name().toLowerCase(Locale.ROOT));
  }

  @Override
  public ComponentRef ref() {
    return name.component();
  }

  @Override
  public AbilityRef name() {
    return name;
  }

  @Override
  public Class<ResearchBegins> trigger() {
    return ResearchBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, ResearchBegins research) {
    return research.researcher().equals(grant.user())
        && isReady(table, grant)
        && Researchable.anyLacking(table, grant.user(), colour);
  }

  private static boolean isReady(Table table, Grant grant) {
    return grant.isReady(table)
        && Laws.planet(table, law(grant))
            .filter(planet -> table.planets().controls(grant.user(), planet))
            .isPresent();
  }

  private static AgendaId law(Grant grant) {
    return new AgendaId(grant.component().name());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
    int frame = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
    draft.add(new LawExhausted(law(grant)));
    draft.add(LastingEffects.until(frame, name(), grant));
  }

  @Override
  public Map<Colour, Integer> ignored(Table table, Grant grant) {
    return LastingEffects.is(table, grant) ? Map.of(colour, 1) : Map.of();
  }

  @Override
  public Optional<Waiver> waiver(Table table, Grant grant, Technology technology) {
    return isReady(table, grant)
        ? Optional.of(new Waiver(1, 0, Optional.of(colour)))
        : Optional.empty();
  }
}
