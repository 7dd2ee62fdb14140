package org.lazax.rules.ability.occurrence;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.immutable.Copies;

/** The use of abilities that wait for nothing else to happen. */
public sealed interface AbilityOccurrence extends StandardOccurrence {
  /**
   * A player takes an action. Abilities with the word Action are used instead of another action.
   * Rules: abilities.5, component_action.1.
   */
  @WireType("component-action")
  record ComponentAction(Seat active) implements AbilityOccurrence {}

  /**
   * No moment in particular in the action phase. A player acts while another one may be awaited.
   *
   * @param player who acts; alone asked, and perhaps not the active player
   */
  @WireType("any-time")
  record AnyTime(@JsonProperty("active") Seat player) implements AbilityOccurrence {
    @Override
    public Seat active() {
      return player;
    }
  }

  /**
   * No moment in particular in any phase. A player acts while another one may be awaited.
   *
   * @param player who acts; alone asked, and perhaps not the active player
   */
  @WireType("any-phase")
  record AnyPhase(@JsonProperty("active") Seat player) implements AbilityOccurrence {
    @Override
    public Seat active() {
      return player;
    }
  }

  /**
   * A player has played an action card and made its choices. Nothing of it is paid or carried out.
   * Rules: action_cards.7, action_card/sabotage.N3.
   *
   * @param player the player who plays the card
   * @param ability the ability of the card that is used
   * @param effect the frame of its effect
   */
  @WireType("card-played")
  record CardPlayed(Seat active, Seat player, AbilityRef ability, int effect)
      implements AbilityOccurrence {}

  /**
   * A player has used an ability, and its effect is over. An ability that was cancelled was not
   * used.
   *
   * @param player the player who has used it
   * @param chosen what was chosen, by what was asked, as far as everybody knows it
   */
  @WireType("ability-resolved")
  record AbilityResolved(
      Seat active, Seat player, AbilityRef ability, Map<String, List<String>> chosen)
      implements AbilityOccurrence {
    public AbilityResolved {
      chosen = Copies.sorted(chosen);
    }

    /** Whether this player has used this ability. */
    public boolean isUse(Seat seat, AbilityRef used) {
      return player.equals(seat) && ability.equals(used);
    }

    /** The one that was chosen; empty if none was, or if not everybody knows it. */
    public Optional<String> one(String about) {
      return chosen.getOrDefault(about, List.of()).stream().findFirst();
    }
  }
}
