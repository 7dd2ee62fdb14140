package org.lazax.combat.component.leader;

import java.util.Map;

/** Those that act in fights, by name. */
public final class Leaders {
  public static final Map<String, Object> ALL =
      Map.ofEntries(
          Map.entry("2ram", new TwoRam()),
          Map.entry("brother_milor", new BrotherMilor()),
          Map.entry("brother_milor.base", new FirstBrotherMilor()),
          Map.entry("claire_gibson", new ClaireGibson()),
          Map.entry("evelyn_delouis", new EvelynDelouis()),
          Map.entry("ipswitch_loose_cannon", new IpswitchLooseCannon()),
          Map.entry("kuuasi_aun_jalatai", new KuuasiAunJalatai()),
          Map.entry("rickar_rickani", new RickarRickani()),
          Map.entry("ta_zern", new TaZern()),
          Map.entry("tellurian", new Tellurian()),
          Map.entry("the_thundarian", new TheThundarian()),
          Map.entry("trrakan_aun_zulok", new TrrakanAunZulok()),
          Map.entry("ul_the_progenitor", new UlTheProgenitor()),
          Map.entry("viscount_unlenn", new ViscountUnlenn()));

  private Leaders() {}
}
