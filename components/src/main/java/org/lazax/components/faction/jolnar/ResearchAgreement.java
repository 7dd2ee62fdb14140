package org.lazax.components.faction.jolnar;

import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.TechnologyGained;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.table.Table;

/**
 * The player gains the technology that the owner has researched, unless it is one of a faction. One
 * player does so for each research, also if another one receives the note in time. Rules:
 * promissory_note/research_agreement.N1 to promissory_note/research_agreement.N5.2.
 */
public final class ResearchAgreement extends NoteCard<TechnologyGained> {
  public ResearchAgreement() {
    super(TechnologyGained.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, TechnologyGained gained) {
    Technology technology = table.catalog().technology(gained.technology());
    return gained.researched()
        && gained.gainer().equals(owner(table, grant))
        && technology.faction().isEmpty()
        && TechnologyDeck.of(table, grant.user()).contains(technology);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TechnologyGained gained, Chosen chosen) {
    Gains.technology(draft, grant.user(), gained.technology());
  }
}
