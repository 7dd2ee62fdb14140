package org.lazax.table.setup;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Map;
import org.lazax.table.component.ComponentState;
import org.lazax.table.immutable.Copies;

/**
 * What expansions and components keep on the table of a given position.
 *
 * @param byName by wire name, sorted
 */
@JsonClassDescription("Parts of the table that expansions and components bring, by name.")
@JsonDeserialize(using = GivenPartsReader.class)
public record GivenParts(@JsonValue Map<String, ComponentState> byName) {
  public GivenParts {
    byName = Copies.sorted(byName);
  }
}
