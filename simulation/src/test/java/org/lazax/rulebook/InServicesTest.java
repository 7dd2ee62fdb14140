package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.lazax.components.StandardRules;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Holds the list {@code InServices} of module {@code components} against what the services bring.
 * It goes with that list.
 */
final class InServicesTest {
  private final Set<ComponentRef> inServices;

  InServicesTest() throws IllegalAccessException {
    inServices = ServiceRegistries.read();
  }

  @Test
  void everythingThatAServiceBringsIsKnownToTheRuleset() {
    assertThat(StandardRules.RULESET.components().refs())
        .as("components of services that InServices leaves out")
        .containsAll(inServices);
  }

  @Test
  void whatNoServiceBringsAnyMoreIsNotListed() {
    List<Component> listed =
        StandardRules.RULESET.components().all().stream()
            .filter(Component.class::isInstance)
            .map(Component.class::cast)
            .filter(component -> component.getClass().getName().endsWith("InServices$InService"))
            .toList();
    Set<ComponentRef> over = new TreeSet<>();
    listed.stream().map(Component::ref).filter(ref -> !inServices.contains(ref)).forEach(over::add);
    assertThat(over).as("lines of InServices that are over").isEmpty();
  }
}
