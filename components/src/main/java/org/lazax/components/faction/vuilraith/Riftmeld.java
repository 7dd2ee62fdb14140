package org.lazax.components.faction.vuilraith;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchBegins;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.rules.technology.Researchable;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.capture.CaptivesReturned;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The owner returns one captured unit to research a unit upgrade of its type without prerequisites.
 * The research cannot be used for another technology. Rule: capture.2.2.
 */
public final class Riftmeld implements Component, Ability<ResearchBegins>, ResearchHooks {
  private static final String CAPTIVE = "captive";

  /** The parameter of the lasting effect that names the type of the returned unit. */
  private static final String TYPE = "type";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/riftmeld");
  }

  @Override
  public Class<ResearchBegins> trigger() {
    return ResearchBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, ResearchBegins research) {
    return research.researcher().equals(grant.user()) && !payable(table, grant.user()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ResearchBegins research, Chosen soFar) {
    return Ask.once(
        CAPTIVE, soFar, () -> payable(table, grant.user()).stream().map(Captive::id).toList());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
    int frame = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
    String id = chosen.one(CAPTIVE).orElseThrow();
    Captive given =
        payable(draft.table(), grant.user()).stream()
            .filter(captive -> captive.id().equals(id))
            .findFirst()
            .orElseThrow();
    Captive one = new Captive(given.owner(), given.type(), 1);
    draft.add(new CaptivesReturned(grant.user(), List.of(one)));
    draft.add(LastingEffects.until(frame, name(), grant, Map.of(TYPE, given.type().text())));
  }

  /** The captives whose types can be upgraded now. */
  private static List<Captive> payable(Table table, Seat seat) {
    return Captives.of(table, seat).stream()
        .filter(captive ->
            TechnologyDeck.of(table, seat).stream()
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
    return Captives.of(table, grant.user()).stream()
            .anyMatch(captive -> upgrades(technology, captive.type().text()))
        ? Optional.of(new Waiver(ALL, 0))
        : Optional.empty();
  }

  private static Optional<String> upgraded(Table table, Grant grant) {
    return LastingEffects.param(table, grant, TYPE);
  }

  private static boolean upgrades(Technology technology, String type) {
    return technology.upgrades().map(UnitType::text).filter(type::equals).isPresent();
  }
}
