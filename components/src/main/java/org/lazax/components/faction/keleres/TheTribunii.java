package org.lazax.components.faction.keleres;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.faction.Faction.HomeOption;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.rules.setup.SetupStep;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.setup.HomeChosen;

/**
 * At setup the player chooses one of three factions that nobody plays, takes its home system, and
 * has the hero that goes with it.
 */
public final class TheTribunii extends Card<AnyTime> {
  /** The step of setup in which it is done: before the galaxy is built. */
  public static final SetupStep STEP =
      SetupStep.after(Setup.Step.PICK_FACTIONS, "codex-3.homes", TheTribunii::begin);

  private static final AbilityRef NAME = AbilityRef.parse("faction_ability/the_tribunii");
  private static final String FACTION = "faction";

  TheTribunii() {
    super(Kind.FACTION_ABILITY, AnyTime.class);
  }

  private static List<GameEvent> begin(Table table) {
    return table.seats().stream()
        .filter(seat -> !HomeFaction.open(table, seat).isEmpty())
        .<GameEvent>map(seat ->
            new FrameOpened(
                table.kernel().opened(),
                new Effect(Service.GAME, new Use(NAME, seat), new AnyTime(seat))))
        .toList();
  }

  /** It is called during setup. */
  @Override
  public boolean usable(Table table, Grant grant, AnyTime now) {
    return false;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AnyTime now, Chosen soFar) {
    return Ask.once(
        FACTION,
        soFar,
        () -> HomeFaction.open(table, grant.user()).stream().map(HomeOption::of).toList());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyTime now, Chosen chosen) {
    draft.add(new HomeChosen(grant.user(), new FactionId(chosen.one(FACTION).orElseThrow())));
  }
}
