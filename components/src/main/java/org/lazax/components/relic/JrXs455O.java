package org.lazax.components.relic;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Paying;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.construction.Sites;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.StrategyCardProcedure.BuildStructure;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * As an action, the owner exhausts it, which is an agent, and chooses a player. That player may pay
 * three resources to place a structure on a planet that it controls; if it does not, it gains a
 * trade good. In choices, {@code pds>75/loki} is a PDS on Loki. Rules: relic/jr_xs455_o.N1 to
 * relic/jr_xs455_o.N1.2.
 */
public final class JrXs455O extends RelicCard<ComponentAction> implements ActionAbility {
  private static final String PLAYER = "player";
  private static final String STRUCTURE = "structure";
  private static final String TO = ">";
  private static final Paying PRICE = new Paying(Purpose.RESOURCES, 3);
  private static final int GOODS = 1;
  private static final List<UnitType> TYPES = List.of(UnitType.PDS, UnitType.SPACE_DOCK);

  public JrXs455O() {
    super(ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    if (!soFar.has(PLAYER)) {
      return Optional.of(
          Ask.one(
              PLAYER,
              table.seats().stream().filter(seat -> !table.player(seat).eliminated()).toList()));
    }
    Seat seat = Seat.of(soFar.one(PLAYER).orElseThrow());
    Optional<Ask> next =
        soFar.has(STRUCTURE)
            ? payment(table, seat, soFar)
            : Optional.of(structures(table, seat))
                .filter(structures -> !structures.isEmpty())
                .map(structures -> new Ask(STRUCTURE, structures, 0, 1));
    return next.map(ask -> ask.chosenBy(seat));
  }

  private static List<String> structures(Table table, Seat seat) {
    List<String> structures = new ArrayList<>();
    if (PRICE.isWithin(table, seat)) {
      Sites.of(table, new BuildStructure(seat, TYPES, Optional.empty()))
          .forEach(
              (type, places) -> places.forEach(place -> structures.add(type.text() + TO + place)));
    }
    return structures;
  }

  private static Optional<Ask> payment(Table table, Seat seat, Chosen soFar) {
    return soFar
        .one(STRUCTURE)
        .flatMap(structure ->
            UnitPlacement.asks(table, seat, type(structure), soFar)
                .or(() -> PRICE.asks(table, seat, soFar)));
  }

  private static UnitType type(String structure) {
    return UnitType.valueOf(structure.substring(0, structure.indexOf(TO)).toUpperCase(Locale.ROOT));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Seat seat = Seat.of(chosen.one(PLAYER).orElseThrow());
    LeaderUses.use(draft, grant);
    Optional<String> structure = chosen.one(STRUCTURE);
    if (structure.isPresent()) {
      String text = structure.get();
      draft.addAll(PRICE.paid(chosen).facts(draft.table(), seat));
      Place place = Place.of(text.substring(text.indexOf(TO) + 1));
      UnitPlacement.place(draft, seat, type(text), place, chosen);
    } else {
      Gains.goods(draft, seat, GOODS);
    }
  }
}
