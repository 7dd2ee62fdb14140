package org.lazax.game.adapter.printed;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Text;

/**
 * What people read on a component, in our own words.
 *
 * @param faction the only faction that has it
 * @param facts its costs and other values, by name. Those that are zero, false or empty are left
 *     out
 * @param texts what it does, in the order in which it is printed
 * @param inert whether it has no effect in games yet
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record PrintedComponent(
    String name,
    ExpansionId expansion,
    Optional<FactionId> faction,
    Map<String, JsonNode> facts,
    List<Text> texts,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean inert) {}
