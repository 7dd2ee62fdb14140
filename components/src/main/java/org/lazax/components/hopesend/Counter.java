package org.lazax.components.hopesend;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.ability.AbilityDiceRolled;

/** A leader counter, with what befalls counters of every class. */
record Counter(LeaderCounterId id, LeaderCounter.Type type) implements WithAbilities {
  /** On a die up to this, the invader of its planet captures the counter. */
  private static final int CAPTURED = 5;

  /** On a higher die up to this, it escapes. */
  private static final int ESCAPES = 9;

  private static final String PLANET = "planet";

  Counter(LeaderCounter printed) {
    this(printed.id(), printed.type());
  }

  @Override
  public ComponentRef ref() {
    return ComponentRef.of(id);
  }

  @Override
  public Missing missing() {
    return Missing.part("what " + type.name().toLowerCase(Locale.ROOT) + "s can do");
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Start(id), new Lost(id), new Escape(id));
  }

  /** The three counters of a player are put on one home planet. Rule: hopes_end.3. */
  record Start(LeaderCounterId leader) implements Fate {
    static AbilityRef of(LeaderCounterId leader) {
      return AbilityRef.parse(ComponentRef.of(leader) + "#start");
    }

    @Override
    public AbilityRef name() {
      return of(leader);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, AnyTime occurrence, Chosen soFar) {
      return Ask.once(PLANET, soFar, () -> HomePlanets.of(table, grant.user()));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, AnyTime occurrence, Chosen chosen) {
      chosen
          .one(PLANET)
          .map(PlanetId::new)
          .ifPresent(planet ->
              draft.add(
                  new LeadersPlaced(
                      grant.user(), Fates.leaders(draft.table(), grant.user()), planet)));
    }
  }

  /**
   * Its owner has lost the planet on which it is. If an invader has taken it, a die decides. Rules:
   * hopes_end.12, hopes_end.13.
   */
  record Lost(LeaderCounterId leader) implements Fate {
    static AbilityRef of(LeaderCounterId leader) {
      return AbilityRef.parse(ComponentRef.of(leader) + "#lost");
    }

    @Override
    public AbilityRef name() {
      return of(leader);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, AnyTime occurrence, Chosen chosen) {
      Table table = draft.table();
      Optional<PlanetId> planet = LeaderCounters.find(table, leader).flatMap(LeaderPiece::planet);
      if (planet.isEmpty()) {
        return;
      }
      Optional<Seat> invader =
          table
              .kernel()
              .within(Invasion.class)
              .map(Invasion::seat)
              .filter(seat -> table.planets().controls(seat, planet.get()));
      draft.add(
          invader.isPresent() ? rolled(draft, grant, invader.get()) : new LeaderEscaped(leader));
    }

    private TableEvent rolled(Draft<?, Table> draft, Grant grant, Seat invader) {
      Chance chance = draft.dice().roll(Dice.TEN, 1);
      draft.add(new AbilityDiceRolled(grant.user(), name(), chance));
      int die = chance.values().getFirst();
      if (die <= CAPTURED) {
        return new LeaderCaptured(leader, invader);
      }
      return die <= ESCAPES ? new LeaderEscaped(leader) : new LeaderKilled(leader);
    }
  }

  /** Its owner puts it on a planet. Rules: hopes_end.12.1, hopes_end.N17. */
  record Escape(LeaderCounterId leader) implements Fate {
    static AbilityRef of(LeaderCounterId leader) {
      return AbilityRef.parse(ComponentRef.of(leader) + "#escape");
    }

    @Override
    public AbilityRef name() {
      return of(leader);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, AnyTime occurrence, Chosen soFar) {
      List<PlanetId> refuges = Fates.refuges(table, grant.user());
      return refuges.isEmpty()
          ? Optional.empty()
          : Ask.once(PLANET, soFar, () -> refuges)
              .map(ask -> ask.ifSilent(List.of(refuges.getFirst())));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, AnyTime occurrence, Chosen chosen) {
      chosen
          .one(PLANET)
          .map(PlanetId::new)
          .ifPresent(planet -> draft.add(new LeadersPlaced(grant.user(), List.of(leader), planet)));
    }
  }

  /** What happens to a counter. Nobody uses it; settling and setup open it. */
  sealed interface Fate extends Ability<AnyTime> {
    @Override
    default Class<AnyTime> trigger() {
      return AnyTime.class;
    }

    @Override
    default boolean usable(Table table, Grant grant, AnyTime occurrence) {
      return false;
    }
  }
}
