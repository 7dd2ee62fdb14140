package org.lazax.components.faction.winnu;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.ProductionBegins;
import org.lazax.rules.payment.PaymentHooks;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.units.Place;

/**
 * The owner may exhaust the card to exchange the resources and the influence of one planet for one
 * production.
 */
public final class HegemonicTradePolicy
    implements Component, Ability<ProductionBegins>, PaymentHooks, ProductionHooks {
  private static final TechnologyId CARD = new TechnologyId("hegemonic_trade_policy");

  /** The parameter of the lasting effect that names the planet. */
  private static final String PLANET = "planet";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/hegemonic_trade_policy");
  }

  @Override
  public Class<ProductionBegins> trigger() {
    return ProductionBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, ProductionBegins production) {
    return production.producer().equals(grant.user())
        && grant.isReady(table)
        && !table.planets().of(grant.user()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ProductionBegins production, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> table.planets().of(grant.user()));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, ProductionBegins production, Chosen chosen) {
    String planet = chosen.one(PLANET).orElseThrow();
    int frame = draft.table().kernel().frameOf(Production.class).orElseThrow().id();
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.add(LastingEffects.until(frame, name(), grant, Map.of(PLANET, planet)));
  }

  @Override
  public Change planet(Table table, Grant grant, PlanetId planet, Purpose purpose) {
    boolean exchanged =
        LastingEffects.param(table, grant, PLANET).filter(planet.value()::equals).isPresent();
    if (!exchanged) {
      return Change.NONE;
    }
    return switch (purpose) {
      case RESOURCES, RESEARCH -> Change.becomes(Purpose.INFLUENCE.of(table, planet));
      case INFLUENCE -> Change.becomes(Purpose.RESOURCES.of(table, planet));
    };
  }

  /**
   * Space docks on that planet produce by the exchanged values. Rule:
   * technology/hegemonic_trade_policy.N1.
   */
  @Override
  public Change limit(Table table, Grant grant, Production production, Place place) {
    boolean exchanged =
        place
            .planet()
            .filter(planet ->
                LastingEffects.param(table, grant, PLANET)
                    .filter(planet.value()::equals)
                    .isPresent())
            .isPresent();
    int docks =
        table
            .units()
            .count(
                place,
                stack -> stack.owner().equals(grant.user()) && stack.type() == UnitType.SPACE_DOCK);
    return exchanged
        ? Change.plus(
            docks
                * place
                    .planet()
                    .map(p -> Purpose.INFLUENCE.of(table, p) - Purpose.RESOURCES.of(table, p))
                    .orElse(0))
        : Change.NONE;
  }
}
