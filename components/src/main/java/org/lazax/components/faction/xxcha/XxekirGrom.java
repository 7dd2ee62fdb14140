package org.lazax.components.faction.xxcha;

import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.payment.PaymentHooks;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * Each planet that the owner exhausts pays the sum of its resources and its influence, as the one
 * or as the other, and gives as many votes. For all else planets keep their values. Rules:
 * leader/xxekir_grom.N2 to leader/xxekir_grom.N4.
 */
final class XxekirGrom implements Component, PaymentHooks, VoteHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/xxekir_grom");
  }

  @Override
  public Change planet(Table table, Grant grant, PlanetId planet, Purpose purpose) {
    return Change.plus(
        switch (purpose) {
          case RESOURCES, RESEARCH -> Purpose.INFLUENCE.of(table, planet);
          case INFLUENCE -> Purpose.RESOURCES.of(table, planet);
        });
  }

  @Override
  public int perPlanet(Table table, Grant grant, PlanetId planet) {
    return PlanetFacts.of(table, planet).resources();
  }
}
