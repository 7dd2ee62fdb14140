package org.lazax.agenda;

import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.components.StandardRules;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendasAside;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * Agendas that P2, of Xxcha, has set aside in its turn and reveals. Three players, P1 the speaker.
 * Initiative: P3, P2, P1.
 */
public final class AsideKit {
  public static final AbilityRef HERO = AbilityRef.parse("leader/xxekir_grom.base");
  public static final TableKit XXCHA = CouncilKit.THREE.firstPrints("leader/xxekir_grom");

  private AsideKit() {}

  /** P2's hero reveals the first two of these, which lie aside. Initiative: P3, P2, P1. */
  public static Scenario<AgendaState> aside(TableKit kit, String... agendas) {
    TableKit turn =
        kit.with(t -> t.withCouncil(t.council().withAside(ids(agendas))))
            .with(t -> initiative(t, P3, "leadership"))
            .with(t -> initiative(t, P2, "politics"))
            .with(t -> initiative(t, P1, "imperial"))
            .frame(new ActionPhase())
            .frame(Turn.acted(P2));
    int frame = turn.table().kernel().frame().orElseThrow().id();
    Grant grant = new Grant(HERO.component(), P2);
    TableKit used = turn.with(t -> t.evolve(LastingEffects.until(frame, HERO, grant), Stamp.NONE));
    return Scenario.given(
        new AgendaDecider(StandardRules.TABLE), used.frame(new AgendasAside(agendas.length - 2)));
  }

  private static Table initiative(Table table, Seat seat, String card) {
    return table.withPlayer(seat, p -> p.withStrategyCards(Map.of(new StrategyCardId(card), true)));
  }

  private static List<AgendaId> ids(String... agendas) {
    return Arrays.stream(agendas).map(AgendaId::new).toList();
  }

  /** The agenda on which P2 votes now. */
  public static AgendaId current(Scenario<AgendaState> scenario) {
    return scenario.table().kernel().within(Agenda.class).orElseThrow().agenda();
  }

  /** These agendas are on top of the deck. */
  public static TableKit top(TableKit kit, String... agendas) {
    return kit.with(t -> t.withCouncil(t.council().withOrder(ids(agendas), List.of())));
  }
}
