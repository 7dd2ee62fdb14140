package org.lazax.combat.component.own;

import java.util.List;
import org.lazax.combat.component.unit.Sacrifice;
import org.lazax.combat.moment.Risking;
import org.lazax.combat.moment.Using;
import org.lazax.rules.ability.Ability;
import org.lazax.table.component.AbilityRef;

/** All of them. What of them changes who wins odds reckon in their own way. */
public final class OwnAbilities {
  public static final List<Ability<?>> ALL =
      List.of(
          new Antivirus(),
          new BrotherMilor(),
          new FirstBrotherMilor(),
          new FirstWarFunding(),
          new GhostSquad(),
          new RaghsCall(),
          new CrimsonLegionnaire("unit/crimson_legionnaire_i"),
          new CrimsonLegionnaire("unit/crimson_legionnaire_ii"),
          new DacxiveAnimators(),
          new Devour(),
          new Edict(),
          new ReturningInfantry("unit/infantry_ii", 6),
          new ReturningInfantry("unit/letani_warrior_ii", 6),
          new ReturningInfantry("unit/spec_ops_ii", 5),
          new ReturningInfantry("unit/crimson_legionnaire_ii", 1),
          new Reanimator(),
          new GhomSekkus(),
          new IpswitchLooseCannon(),
          new KuuasiAunJalatai(),
          new RearAdmiralFarran(),
          new Salvage(),
          new SalvageOperations(),
          new SalvagedShip(),
          new RevealPrototype(),
          new SelfAssemblyRoutines(),
          new ShvalHarbinger(),
          new TechnologicalSingularity(),
          new TheTerrorBetween(),
          new WrathOfKenara(),
          new Risking(AbilityRef.parse("agenda/the_crown_of_thalnos"), 0),
          new Risking(AbilityRef.parse("relic/the_crown_of_thalnos"), 1),
          new Using(AbilityRef.parse("unit/exotrireme_ii#sacrifice"), new Sacrifice()));

  private OwnAbilities() {}
}
