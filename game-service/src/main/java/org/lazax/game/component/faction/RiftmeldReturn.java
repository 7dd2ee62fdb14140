package org.lazax.game.component.faction;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.faction.vuilraith.Riftmeld;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.ResearchBegins;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.units.CaptivesReturned;
import org.lazax.table.units.Captive;

/**
 * One captive is given back to research the upgrade of its type without prerequisites, and nothing
 * else by that research. Rule: capture.2.2.
 */
final class RiftmeldReturn implements Ability<ResearchBegins> {
  private static final String CAPTIVE = "captive";

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/riftmeld");
  }

  @Override
  public Class<ResearchBegins> moment() {
    return ResearchBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, ResearchBegins research) {
    return research.researcher().equals(grant.user())
        && !Riftmeld.payable(table, grant.user()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ResearchBegins research, Chosen soFar) {
    return Ask.once(
        CAPTIVE,
        soFar,
        () -> Riftmeld.payable(table, grant.user()).stream().map(RiftmeldReturn::id).toList());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
    int frame = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
    String id = chosen.one(CAPTIVE).orElseThrow();
    Captive given =
        Riftmeld.payable(draft.table(), grant.user()).stream()
            .filter(captive -> id(captive).equals(id))
            .findFirst()
            .orElseThrow();
    Captive one = new Captive(given.owner(), given.type(), 1);
    draft.add(new CaptivesReturned(grant.user(), List.of(one)));
    draft.add(Lasting.until(frame, name(), grant, Map.of(Riftmeld.TYPE, given.type().text())));
  }

  /** The type, and whose it is unless it is a token: {@code fighter}, {@code cruiser-p2}. */
  private static String id(Captive captive) {
    return captive.type().text() + captive.owner().map(seat -> "-" + seat).orElse("");
  }
}
