package org.lazax.table.component;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.lazax.chronicle.kernel.AbilityName;

/**
 * An ability: a paragraph of a component, such as {@code
 * technology/self_assembly_routines#production}. If the component has only one, there is no part.
 */
@JsonClassDescription(
    "An ability: its component, and its part if the component has several, such as "
        + "technology/self_assembly_routines#production.")
public record AbilityRef(ComponentRef component, String part) implements AbilityName {

  /** The only ability of a component. */
  public static AbilityRef of(ComponentRef component) {
    return new AbilityRef(component, "");
  }

  /** The ability with a name that the kernel keeps. The kernel keeps names of abilities only. */
  public static AbilityRef of(AbilityName name) {
    return (AbilityRef) name;
  }

  /**
   * Reads {@code kind/name} or {@code kind/name#part}.
   *
   * @throws IllegalArgumentException if it names no component
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static AbilityRef parse(String text) {
    int sharp = text.indexOf('#');
    return sharp < 0
        ? of(ComponentRef.parse(text))
        : new AbilityRef(ComponentRef.parse(text.substring(0, sharp)), text.substring(sharp + 1));
  }

  @Override
  @JsonValue
  public String toString() {
    return part.isEmpty() ? component.toString() : component + "#" + part;
  }
}
