package org.lazax.catalog.faction;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Set;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.card.SystemKind;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.unit.UnitType;

/**
 * What unlocks a commander or a hero. Every number is a minimum. What objectives ask for as well is
 * said in their words, {@link Meets}. The component {@code kind} names the record.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface Unlock {
  record Meets(StateRequirement holding) implements Unlock {}

  /** Public and secret together; what unlocks every hero. */
  record ScoredObjectives(int count) implements Unlock {}

  record ScoredSecretObjectives(int count) implements Unlock {}

  record GroundForcesOnControlledPlanets(int count) implements Unlock {}

  record GroundForcesInOrNextTo(SystemKind place) implements Unlock {}

  /** Units that have any of these abilities. */
  record UnitsWithAbilities(Set<DiceRoll> abilities, int count) implements Unlock {
    public UnitsWithAbilities {
      abilities = Frozen.set(abilities);
    }
  }

  /** Units in so many systems that have any of these wormholes. */
  record UnitsInWormholeSystems(Set<Wormhole> wormholes, int systems) implements Unlock {
    public UnitsInWormholeSystems {
      wormholes = Frozen.set(wormholes);
    }
  }

  record UnitsInGravityRifts(int systems) implements Unlock {}

  record MechsInSystems(int systems) implements Unlock {}

  /** An assimilator counts only while its token makes it a copy. */
  record Technologies(int count) implements Unlock {}

  record TradeGoods(int count) implements Unlock {}

  record ActionCardsInHand(int count) implements Unlock {}

  /** Command tokens of other factions in one's fleet pool. */
  record TokensOfOthersInFleetPool(int count) implements Unlock {}

  /** Control of the planet, or a combat in its system. */
  record ControlOfOrCombatAt(SystemKind place) implements Unlock {}

  record UnitProduced(UnitType unit) implements Unlock {}

  record FactionAbilityUsed() implements Unlock {}

  /** Trade goods paid after playing an action card as a component action. */
  record PaidAfterComponentActionCard(int tradeGoods) implements Unlock {}

  /** What no other kind describes: the code of the leader says when it is met. */
  record Own() implements Unlock {}

  /** Unit abilities that roll dice. */
  @EnumNaming(SnakeCaseStrategy.class)
  enum DiceRoll {
    ANTI_FIGHTER_BARRAGE,
    BOMBARDMENT,
    SPACE_CANNON
  }
}
