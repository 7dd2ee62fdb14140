package org.lazax.catalog.faction;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.card.SystemKind;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.AbilityId;
import org.lazax.catalog.printed.Frozen;
import org.lazax.catalog.unit.UnitType;

/**
 * The condition that unlocks a commander or a hero. Every number is a minimum. Conditions that
 * objectives have as well are {@link Meets}. The JSON property {@code kind} names the record.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface Unlock {
  /** A requirement that objectives have as well. */
  record Meets(StateRequirement holding) implements Unlock {}

  /** Scored objectives, public and secret. This condition unlocks heroes. */
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

  /** Units in this many systems with any of these wormholes. */
  record UnitsInWormholeSystems(Set<Wormhole> wormholes, int systems) implements Unlock {
    public UnitsInWormholeSystems {
      wormholes = Frozen.set(wormholes);
    }
  }

  record UnitsInGravityRifts(int systems) implements Unlock {}

  record MechsInSystems(int systems) implements Unlock {}

  /** Technologies. A Valefar Assimilator counts only while its token makes it a copy. */
  record Technologies(int count) implements Unlock {}

  record TradeGoods(int count) implements Unlock {}

  record ActionCardsInHand(int count) implements Unlock {}

  /** Command tokens of other players in the player's fleet pool. */
  record TokensOfOthersInFleetPool(int count) implements Unlock {}

  /** Control of the planet, or a combat in its system. */
  record ControlOfOrCombatAt(SystemKind place) implements Unlock {}

  record UnitProduced(UnitType unit) implements Unlock {}

  /**
   * A faction ability was used.
   *
   * @param ability the ability; empty if any unlocks the leader
   */
  record FactionAbilityUsed(Optional<AbilityId> ability) implements Unlock {
    /** Whether the use of this ability meets the condition. */
    public boolean isMetBy(AbilityId used) {
      return ability.map(used::equals).orElse(true);
    }
  }

  /** Trade goods paid after playing an action card as a component action. */
  record PaidAfterComponentActionCard(int tradeGoods) implements Unlock {}

  /** A condition in the code of the leader. */
  record Own() implements Unlock {}

  /** Unit abilities that roll dice. */
  @EnumNaming(SnakeCaseStrategy.class)
  enum DiceRoll {
    ANTI_FIGHTER_BARRAGE,
    BOMBARDMENT,
    SPACE_CANNON
  }
}
