package org.lazax.game.strategicaction;

import org.lazax.chronicle.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.payment.Means;

/** What may be done with the abilities of strategy cards. */
public sealed interface StrategicOption extends Option {

  /**
   * Tokens may be gained.
   *
   * @param granted for nothing
   * @param influenceEach what each further one costs
   * @param reinforcements how many there are at most
   * @param means what influence may be paid with
   */
  record TokenGain(int granted, int influenceEach, int reinforcements, Means means)
      implements StrategicOption {
    @Override
    public String command() {
      return WireTypes.nameOf(LeadershipCommand.GainTokens.class);
    }
  }

  record TokenDecline() implements StrategicOption {
    @Override
    public String command() {
      return WireTypes.nameOf(LeadershipCommand.DeclineTokens.class);
    }
  }

  /** A secret objective may be drawn, in the secondary for a strategy token. */
  record SecretDraw(int strategyTokens) implements StrategicOption {
    @Override
    public String command() {
      return WireTypes.nameOf(ImperialCommand.DrawSecretObjective.class);
    }
  }

  record ImperialDecline() implements StrategicOption {
    @Override
    public String command() {
      return WireTypes.nameOf(ImperialCommand.DeclineImperial.class);
    }
  }
}
