package org.lazax.components.faction.winnu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.LaterParagraph;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.StrategyCardProcedure.FreeFollowers;
import org.lazax.rules.procedure.StrategyCardProcedure.Primary;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * As an action, the owner resolves the primary ability of any strategy card and lets players use
 * its secondary ability as usual. It is no strategic action, and no card is exhausted. Rules:
 * leader/mathis_mathinus.N1 to leader/mathis_mathinus.N3.
 */
final class MathisMathinus implements WithAbilities {
  private static final AbilityRef NAME = AbilityRef.parse("leader/mathis_mathinus");
  private static final AbilityRef FOLLOWERS = AbilityRef.parse("leader/mathis_mathinus#followers");
  private static final String CARD = "card";

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Resolves(), new Followers());
  }

  private static StrategyCardId card(Chosen chosen) {
    return new StrategyCardId(chosen.one(CARD).orElseThrow());
  }

  /** The primary ability. */
  private static final class Resolves implements ActionAbility {
    @Override
    public AbilityRef name() {
      return NAME;
    }

    @Override
    public boolean possible(Table table, Grant grant) {
      return grant.isReady(table);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
      return Ask.once(CARD, soFar, () -> List.copyOf(table.catalog().strategyCards().keySet()));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      LeaderUses.use(draft, grant);
      draft.call(Effect.goingOn(draft.table(), FOLLOWERS, chosen));
      draft.call(new Primary(grant.user(), card(chosen)));
    }
  }

  /** The secondary ability, once the primary ability is resolved. */
  private static final class Followers extends LaterParagraph<ComponentAction> {
    private static final String FREE = "free";
    private static final String PLAYERS = "players";

    Followers() {
      super(FOLLOWERS, ComponentAction.class);
    }

    /** The players whom the primary ability lets follow without cost are in without a choice. */
    @Override
    public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
      List<String> free = free(table);
      if (!free.isEmpty() && !soFar.has(FREE)) {
        return Optional.of(new Ask(FREE, free, free.size(), free.size()));
      }
      List<String> others =
          Voters.inOrder(table).stream()
              .filter(seat -> !seat.equals(grant.user()))
              .map(Seat::toString)
              .filter(seat -> !soFar.all(FREE).contains(seat))
              .toList();
      return soFar.has(PLAYERS) || others.isEmpty()
          ? Optional.empty()
          : Optional.of(new Ask(PLAYERS, others, 0, others.size()));
    }

    private static List<String> free(Table table) {
      return table
          .kernel()
          .frame()
          .flatMap(Frame::returned)
          .filter(FreeFollowers.class::isInstance)
          .map(outcome -> ((FreeFollowers) outcome).seats().stream().map(Seat::toString).toList())
          .orElse(List.of());
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      List<String> free = chosen.all(FREE);
      List<String> follow = new ArrayList<>(free);
      follow.addAll(chosen.all(PLAYERS));
      List<Seat> seats =
          Voters.inOrder(draft.table()).stream()
              .filter(seat -> follow.contains(seat.toString()))
              .toList();
      draft.callInOrder(
          seats,
          seat -> draft.call(new Secondary(seat, card(chosen), free.contains(seat.toString()))));
    }
  }
}
