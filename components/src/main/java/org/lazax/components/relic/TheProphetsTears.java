package org.lazax.components.relic;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchBegins;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * When its owner researches, the owner may exhaust it to ignore a prerequisite or to draw an action
 * card. Rules: relic/the_prophets_tears.N1, relic/the_prophets_tears.N2.
 */
public final class TheProphetsTears implements WithAbilities, ResearchHooks {
  private static final ComponentRef CARD = ComponentRef.parse("relic/the_prophets_tears");

  @Override
  public ComponentRef ref() {
    return CARD;
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Draws(), new Ignores());
  }

  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    boolean used =
        table.kernel().within(Research.class).isPresent() && LastingEffects.is(table, grant);
    return used ? 1 : 0;
  }

  @Override
  public Optional<Waiver> waiver(Table table, Grant grant, Technology technology) {
    return grant.isReady(table) ? Optional.of(new Waiver(1, 0)) : Optional.empty();
  }

  /** Exhausts it for one of the two. */
  private abstract static class Paragraph implements Ability<ResearchBegins> {
    private final AbilityRef name;

    Paragraph(String paragraph) {
      this.name = new AbilityRef(CARD, paragraph);
    }

    @Override
    public final AbilityRef name() {
      return name;
    }

    @Override
    public final Class<ResearchBegins> trigger() {
      return ResearchBegins.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, ResearchBegins research) {
      return research.researcher().equals(grant.user()) && grant.isReady(table);
    }
  }

  /** Also used by a player who cannot research. Rule: relic/the_prophets_tears.N2. */
  private static final class Draws extends Paragraph {
    Draws() {
      super("action-card");
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
      RelicCard.exhaust(draft, grant);
      draft.call(new DrawActionCards(grant.user(), 1));
    }
  }

  private static final class Ignores extends Paragraph {
    Ignores() {
      super("prerequisite");
    }

    @Override
    public boolean usable(Table table, Grant grant, ResearchBegins research) {
      return super.usable(table, grant, research)
          && !Researchable.isReplaced(table, grant.user())
          && Researchable.anyLacking(table, grant.user());
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
      int frame = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
      RelicCard.exhaust(draft, grant);
      draft.add(LastingEffects.until(frame, name(), grant));
    }
  }
}
