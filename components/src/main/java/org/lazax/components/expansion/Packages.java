package org.lazax.components.expansion;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.components.actioncard.ActionCards;
import org.lazax.components.agenda.Agendas;
import org.lazax.components.exploration.ExplorationCards;
import org.lazax.components.faction.arborec.Arborec;
import org.lazax.components.faction.argent.Argent;
import org.lazax.components.faction.creuss.Creuss;
import org.lazax.components.faction.empyrean.Empyrean;
import org.lazax.components.faction.hacan.Hacan;
import org.lazax.components.faction.jolnar.JolNar;
import org.lazax.components.faction.keleres.Keleres;
import org.lazax.components.faction.l1z1x.L1z1x;
import org.lazax.components.faction.letnev.Letnev;
import org.lazax.components.faction.mahact.Mahact;
import org.lazax.components.faction.mentak.Mentak;
import org.lazax.components.faction.muaat.Muaat;
import org.lazax.components.faction.naalu.Naalu;
import org.lazax.components.faction.naazrokha.NaazRokha;
import org.lazax.components.faction.nekro.Nekro;
import org.lazax.components.faction.nomad.Nomad;
import org.lazax.components.faction.saar.Saar;
import org.lazax.components.faction.sardakknorr.SardakkNorr;
import org.lazax.components.faction.sol.Sol;
import org.lazax.components.faction.titans.Titans;
import org.lazax.components.faction.vuilraith.Vuilraith;
import org.lazax.components.faction.winnu.Winnu;
import org.lazax.components.faction.xxcha.Xxcha;
import org.lazax.components.faction.yin.Yin;
import org.lazax.components.faction.yssaril.Yssaril;
import org.lazax.components.note.PromissoryNotes;
import org.lazax.components.planet.LegendaryPlanets;
import org.lazax.components.relic.Relics;
import org.lazax.components.technology.Technologies;
import org.lazax.components.unit.Units;
import org.lazax.rules.ruleset.Component;

/** The lists of all packages of components. Which expansion a component belongs to is not said. */
final class Packages {
  /** All components that have code. */
  static final List<Component> COMPONENTS =
      Stream.of(
              ActionCards.COMPONENTS,
              Agendas.COMPONENTS,
              ExplorationCards.COMPONENTS,
              Arborec.COMPONENTS,
              Argent.COMPONENTS,
              Creuss.COMPONENTS,
              Empyrean.COMPONENTS,
              Hacan.COMPONENTS,
              JolNar.COMPONENTS,
              Keleres.COMPONENTS,
              L1z1x.COMPONENTS,
              Letnev.COMPONENTS,
              Mahact.COMPONENTS,
              Mentak.COMPONENTS,
              Muaat.COMPONENTS,
              Naalu.COMPONENTS,
              NaazRokha.COMPONENTS,
              Nekro.COMPONENTS,
              Nomad.COMPONENTS,
              Saar.COMPONENTS,
              SardakkNorr.COMPONENTS,
              Sol.COMPONENTS,
              Titans.COMPONENTS,
              Vuilraith.COMPONENTS,
              Winnu.COMPONENTS,
              Xxcha.COMPONENTS,
              Yin.COMPONENTS,
              Yssaril.COMPONENTS,
              LegendaryPlanets.COMPONENTS,
              PromissoryNotes.COMPONENTS,
              Relics.COMPONENTS,
              Technologies.COMPONENTS,
              Units.COMPONENTS)
          .flatMap(List::stream)
          .toList();

  private Packages() {}
}
