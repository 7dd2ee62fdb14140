package org.lazax.map.movement.component;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Seat;
import org.lazax.map.movement.ability.MovementBans;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Components.Granted;
import org.lazax.table.Table;

/** The components that change something about movement, by name. */
public final class MovementComponents {
  private static final DimensionalTear TEAR = new DimensionalTear();
  private static final Memoria MEMORIA = new Memoria();
  private static final HelTitan TITAN = new HelTitan();

  private static final Components ALL =
      Components.of(
          Map.ofEntries(
              Map.entry("technology/antimass_deflectors", new AntimassDeflectors()),
              Map.entry("technology/gravity_drive", new GravityDrive()),
              Map.entry("technology/light_wave_deflector", new LightWaveDeflector()),
              Map.entry("technology/aerie_hololattice", new AerieHololattice()),
              Map.entry("technology/magmus_reactor", new MagmusReactor()),
              Map.entry("faction_ability/gashlai_physiology", new GashlaiPhysiology()),
              Map.entry("faction_ability/slipstream", new Slipstream()),
              Map.entry("faction_ability/voidborn", new Voidborn()),
              Map.entry("unit/ysia_yssrila", new YsiaYssrila()),
              Map.entry("unit/hil_colish", new HilColish()),
              Map.entry("unit/dimensional_tear_i", TEAR),
              Map.entry("unit/dimensional_tear_ii", TEAR),
              Map.entry("unit/memoria_i", MEMORIA),
              Map.entry("unit/memoria_ii", MEMORIA),
              Map.entry("unit/hel_titan_i", TITAN),
              Map.entry("unit/hel_titan_ii", TITAN),
              Map.entry("agenda/shared_research", new SharedResearch()),
              Map.entry("action_card/flank_speed", new FlankSpeed()),
              Map.entry("action_card/in_the_silence_of_space", new InTheSilenceOfSpace()),
              Map.entry("action_card/nav_suite", new NavSuite()),
              Map.entry("promissory_note/crucible", new Crucible())));

  private MovementComponents() {}

  /** Those that act for a seat's own ships now. */
  public static List<Granted<MovementHooks>> of(Table table, Seat seat) {
    return ALL.of(table, seat, MovementHooks.class);
  }

  /** All that forbid anybody something now. */
  public static List<Granted<MovementBans>> bans(Table table) {
    List<Granted<MovementBans>> bans = new ArrayList<>();
    table.seats().forEach(seat -> bans.addAll(ALL.of(table, seat, MovementBans.class)));
    return bans;
  }
}
