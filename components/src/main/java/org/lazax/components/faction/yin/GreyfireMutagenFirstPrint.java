package org.lazax.components.faction.yin;

import java.util.Optional;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.components.card.ActivationNote;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.HandHooks;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.notes.Note;

/**
 * The first print: after a system is activated, the owner of the note cannot use the abilities of
 * its faction or faction technologies in that tactical action. What another card does when such an
 * ability is used cannot happen either. Rule: promissory_note/greyfire_mutagen.original.N1.
 */
final class GreyfireMutagenFirstPrint extends ActivationNote implements HandHooks {
  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return true;
  }

  @Override
  public boolean mayPlay(Table table, Grant grant, Seat player, ComponentRef card) {
    return !isOfFaction(table, card)
        || !LastingEffects.is(table, grant)
        || NoteOwners.of(table, note()).filter(player::equals).isEmpty();
  }

  private Note note() {
    return new Note(new PromissoryNoteId(ref().card().name()), Optional.empty());
  }

  /** Whether this is a faction ability, a faction technology or a card with a way to use one. */
  private static boolean isOfFaction(Table table, ComponentRef card) {
    ComponentRef used =
        Ruleset.hooks(table, card, ActivatedComponent.class)
            .flatMap(ActivatedComponent::wayToUse)
            .map(AbilityRef::component)
            .orElse(card);
    return used.kind() == Kind.FACTION_ABILITY
        || (used.kind() == Kind.TECHNOLOGY
            && table
                .catalog()
                .technology(new TechnologyId(used.card().name()))
                .faction()
                .isPresent());
  }
}
