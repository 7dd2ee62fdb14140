package org.lazax.table.component;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import org.lazax.catalog.id.AbilityId;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;

/**
 * A component of the game of any kind, such as {@code technology/gravity_drive}. The name is that
 * of the catalog.
 */
@JsonClassDescription("A component, by kind and id, such as technology/gravity_drive.")
public record ComponentRef(Kind kind, String name) implements Comparable<ComponentRef> {
  private static final String FIRST_PRINT = ".base";

  /** The kind of a component; in lower case in texts. */
  public enum Kind {
    FACTION_ABILITY,
    TECHNOLOGY,
    UNIT,
    AGENDA,
    ACTION_CARD,
    PROMISSORY_NOTE,
    LEADER,
    RELIC,
    EXPLORATION,
    SECRET_OBJECTIVE,
    PLANET,
    LEADER_COUNTER,
    /** Its abilities are rules of the game. It has no code of its own. */
    STRATEGY_CARD,
    /** A kind of promise that the platform keeps. It is printed on no card. */
    PROMISE,
    /** A rule that an expansion adds. It acts for every player and is printed on no card. */
    RULE;

    private final String text = name().toLowerCase(Locale.ROOT);

    /** Whether its components are in the catalog. */
    public boolean isPrinted() {
      return this != PROMISE && this != RULE;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  public static ComponentRef of(TechnologyId technology) {
    return new ComponentRef(Kind.TECHNOLOGY, technology.value());
  }

  public static ComponentRef of(ObjectiveId secret) {
    return new ComponentRef(Kind.SECRET_OBJECTIVE, secret.value());
  }

  public static ComponentRef of(AbilityId ability) {
    return new ComponentRef(Kind.FACTION_ABILITY, ability.value());
  }

  public static ComponentRef of(UnitId unit) {
    return new ComponentRef(Kind.UNIT, unit.value());
  }

  public static ComponentRef of(AgendaId agenda) {
    return new ComponentRef(Kind.AGENDA, agenda.value());
  }

  public static ComponentRef of(PlanetId planet) {
    return new ComponentRef(Kind.PLANET, planet.value());
  }

  public static ComponentRef of(RelicId relic) {
    return new ComponentRef(Kind.RELIC, relic.value());
  }

  public static ComponentRef of(ExplorationId card) {
    return new ComponentRef(Kind.EXPLORATION, card.value());
  }

  public static ComponentRef of(PromissoryNoteId note) {
    return new ComponentRef(Kind.PROMISSORY_NOTE, note.value());
  }

  public static ComponentRef of(LeaderId leader) {
    return new ComponentRef(Kind.LEADER, leader.value());
  }

  public static ComponentRef of(LeaderCounterId counter) {
    return new ComponentRef(Kind.LEADER_COUNTER, counter.value());
  }

  public static ComponentRef of(ActionCardId card) {
    return new ComponentRef(Kind.ACTION_CARD, card.value());
  }

  public static ComponentRef of(StrategyCardId card) {
    return new ComponentRef(Kind.STRATEGY_CARD, card.value());
  }

  /** The first print of the component, with the name that the rules checklist uses, too. */
  public ComponentRef asFirstPrinted() {
    return new ComponentRef(kind, name + FIRST_PRINT);
  }

  /** The component in the catalog, without its print. */
  public ComponentRef card() {
    return name.endsWith(FIRST_PRINT)
        ? new ComponentRef(kind, name.substring(0, name.length() - FIRST_PRINT.length()))
        : this;
  }

  /**
   * Reads {@code kind/name}.
   *
   * @throws IllegalArgumentException if it has another form or the kind is unknown
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static ComponentRef parse(String text) {
    int slash = text.indexOf('/');
    for (Kind kind : Kind.values()) {
      if (slash > 0 && kind.text.equals(text.substring(0, slash))) {
        return new ComponentRef(kind, text.substring(slash + 1));
      }
    }
    throw new IllegalArgumentException("'" + text + "' names no component");
  }

  @Override
  public int compareTo(ComponentRef other) {
    int byKind = kind.compareTo(other.kind);
    return byKind != 0 ? byKind : name.compareTo(other.name);
  }

  @Override
  @JsonValue
  public String toString() {
    return kind + "/" + name;
  }
}
