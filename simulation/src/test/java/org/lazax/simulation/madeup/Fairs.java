package org.lazax.simulation.madeup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.CatalogSource;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.change.Part;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.rules.settling.SettlingPlace;
import org.lazax.rules.setup.SetupStep;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.event.goods.CommoditiesGained;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/**
 * A made-up expansion with steps of setup, one of which asks the players, with a settling check,
 * and with a card that asks again after rolling dice.
 */
final class Fairs {
  static final String NAME = "fairs";

  /** The most trade goods that a player can have. */
  static final int MAX_GOODS = 6;

  static final Expansion EXPANSION =
      new Expansion(NAME, List.of(new Raffle(), new TheOldFair()))
          .withEntries(CatalogSource.relativeTo(Fairs.class, "fairs/"))
          .setUpBy(
              SetupStep.onTheBoard("fairs.gate", Fairs::gate),
              SetupStep.after(Setup.Step.SECRETS, "fairs.2-gifts", TheOldFair::opens),
              SetupStep.after(Setup.Step.SECRETS, "fairs.1-purse", Fairs::purses))
          .settledBy(
              new SettlingCheck(
                  "charity", SettlingPlace.LIMITS, Fairs::charity, Parts.of(Part.PLAYERS)));

  private Fairs() {}

  private static List<GameEvent> gate(Table table) {
    return List.of(new MarkersPlaced(Marker.GAMMA_WORMHOLE, List.of(SystemId.MECATOL_REX)));
  }

  private static List<GameEvent> purses(Table table) {
    return table.seats().stream().<GameEvent>map(seat -> new GoodsGained(seat, 1)).toList();
  }

  private static List<GameEvent> charity(Table table) {
    List<GameEvent> due = new ArrayList<>();
    for (Player player : table.players().values()) {
      if (player.tradeGoods() > MAX_GOODS) {
        due.add(new GoodsSpent(player.seat(), player.tradeGoods() - MAX_GOODS));
      }
    }
    return due;
  }

  /**
   * A relic: all players choose in turn, in a frame that setup opens. Who is silent gains a
   * commodity.
   */
  record TheOldFair() implements Component, Ability<AnyTime> {
    private static final AbilityRef NAME = AbilityRef.parse("relic/the_old_fair");
    private static final String GOOD = "trade good";
    private static final String COMMODITY = "commodity";

    static List<GameEvent> opens(Table table) {
      Seat first = table.speaker().orElseThrow();
      return List.of(
          new FrameOpened(
              table.kernel().opened(),
              new Effect(Service.GAME, new Use(NAME, first), new AnyTime(first))));
    }

    @Override
    public ComponentRef ref() {
      return NAME.component();
    }

    @Override
    public AbilityRef name() {
      return NAME;
    }

    @Override
    public Class<AnyTime> trigger() {
      return AnyTime.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, AnyTime occurrence) {
      return false;
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, AnyTime occurrence, Chosen soFar) {
      return table.clockwiseFrom(grant.user()).stream()
          .filter(seat -> !soFar.has(seat.toString()))
          .findFirst()
          .map(seat ->
              Ask.one(seat.toString(), List.of(GOOD, COMMODITY))
                  .chosenBy(seat)
                  .ifSilent(List.of(COMMODITY)));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, AnyTime occurrence, Chosen chosen) {
      for (Seat seat : draft.table().clockwiseFrom(grant.user())) {
        boolean good = chosen.one(seat.toString()).orElseThrow().equals(GOOD);
        draft.add(good ? new GoodsGained(seat, 1) : new CommoditiesGained(seat, 1));
      }
    }
  }

  /** An action card: the dice determine the second question, the first answer whom it asks. */
  record Raffle() implements WithAbilities {
    static final AbilityRef PLAYED = AbilityRef.parse("action_card/raffle");
    static final AbilityRef DRAWN = AbilityRef.parse("action_card/raffle#drawn");
    private static final String PLAYER = "player";
    private static final String ROLLED = "rolled";
    private static final String DIE = "die";
    private static final int GREAT = 6;

    @Override
    public ComponentRef ref() {
      return PLAYED.component();
    }

    @Override
    public List<Ability<?>> abilities() {
      return List.of(new Played(), new Drawn());
    }

    private record Played() implements ActionAbility {
      @Override
      public AbilityRef name() {
        return PLAYED;
      }

      @Override
      public boolean isPlayed() {
        return true;
      }

      @Override
      public boolean possible(Table table, Grant grant) {
        return true;
      }

      @Override
      public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
        return Ask.once(
            PLAYER,
            soFar,
            () -> table.seats().stream().filter(seat -> !seat.equals(grant.user())).toList());
      }

      @Override
      public void resolve(
          Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
        Chance chance = draft.dice().roll(Dice.TEN, 2);
        draft.add(new AbilityDiceRolled(grant.user(), PLAYED, chance));
        List<String> rolled = chance.values().stream().distinct().map(String::valueOf).toList();
        draft.call(Effect.goingOn(draft.table(), DRAWN, chosen.with(ROLLED, rolled)));
      }
    }

    private record Drawn() implements ActionAbility {
      @Override
      public AbilityRef name() {
        return DRAWN;
      }

      @Override
      public boolean possible(Table table, Grant grant) {
        return false;
      }

      @Override
      public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
        Seat other = Seat.of(soFar.one(PLAYER).orElseThrow());
        return Ask.once(DIE, soFar, () -> soFar.all(ROLLED)).map(ask -> ask.chosenBy(other));
      }

      @Override
      public void resolve(
          Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
        int die = Integer.parseInt(chosen.one(DIE).orElseThrow());
        draft.add(new GoodsGained(grant.user(), die >= GREAT ? 3 : 1));
      }
    }
  }
}
