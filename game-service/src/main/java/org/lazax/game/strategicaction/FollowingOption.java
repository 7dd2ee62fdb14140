package org.lazax.game.strategicaction;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.showing.Showing;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The secondary ability of this card may be used.
 *
 * @param effect what the ability does, in our own words
 * @param strategyTokens its price in tokens of the strategy pool
 * @param resources its price in resources
 * @param means the means of paying resources; empty if it costs none
 * @param systems where the token may be placed; empty if the card does not place it
 * @param shown what lies face down and is shown with the payment, so that the means are worth this
 * @param spared what is spent in place of one of the tokens
 */
public record FollowingOption(
    StrategyCardId card,
    String effect,
    int strategyTokens,
    int resources,
    Optional<PaymentMeans> means,
    List<SystemId> systems,
    @OmittedByDefault List<ComponentRef> shown,
    @OmittedByDefault Optional<SparedToken> spared)
    implements Option {
  public FollowingOption {
    systems = List.copyOf(systems);
    shown = List.copyOf(shown);
  }

  @Override
  public Form form() {
    Form form =
        Form.of(
                new SecondaryCommand.FollowStrategyCard(
                    means.flatMap(it -> it.covering(resources)),
                    systems.stream().findFirst(),
                    shown,
                    spared))
            .about("card", card)
            .about("effect", effect)
            .about("strategyTokens", strategyTokens);
    form = SparedToken.told(Showing.told(form, shown), spared);
    if (means.isPresent()) {
      form = form.with(means.get().field("payment", resources));
    }
    return systems.isEmpty() ? form : form.with(Field.one("system", systems));
  }
}
