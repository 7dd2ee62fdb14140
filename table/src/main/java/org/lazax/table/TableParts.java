package org.lazax.table;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Seat;
import org.lazax.table.component.ComponentState;
import org.lazax.table.immutable.Copies;
import org.lazax.table.setup.GivenParts;

/**
 * The parts of the table that expansions and components bring. Empty parts are left out, so that a
 * game is the same whether or not anything ever lay there. Immutable.
 *
 * @param byName by name, sorted
 */
@JsonSerialize(using = TablePartsWriter.class)
@JsonDeserialize(using = TablePartsReader.class)
public record TableParts(Map<String, TablePart> byName) {
  public static final TableParts NONE = new TableParts(Map.of());

  public TableParts {
    byName = Copies.sorted(byName);
  }

  /** The parts of a given position. */
  public static TableParts of(GivenParts given) {
    TableParts parts = NONE;
    for (Map.Entry<String, ComponentState> part : given.byName().entrySet()) {
      parts = parts.with(part.getKey(), (TablePart) part.getValue());
    }
    return parts;
  }

  <P extends TablePart> P get(PartId<P> id) {
    @Nullable TablePart part = byName.get(id.name());
    return part == null ? id.empty() : id.cast(part);
  }

  TableParts with(String name, TablePart part) {
    return new TableParts(
        part.isEmpty() ? Copies.without(byName, name) : Copies.with(byName, name, part));
  }

  /** What remains of the parts when a player is eliminated. */
  public TableParts without(Seat out) {
    TableParts left = this;
    for (Map.Entry<String, TablePart> part : byName.entrySet()) {
      left = left.with(part.getKey(), part.getValue().without(out));
    }
    return left;
  }

  /** The parts that implement this interface, in the order of their names. */
  public <Q> List<Q> answering(Class<Q> question) {
    if (byName.isEmpty()) {
      return List.of();
    }
    List<Q> answering = new ArrayList<>(byName.size());
    for (TablePart part : byName.values()) {
      if (question.isInstance(part)) {
        answering.add(question.cast(part));
      }
    }
    return answering;
  }

  /** What everybody may see of the parts, by name. */
  public Map<String, Object> shown() {
    Map<String, Object> shown = new TreeMap<>();
    byName.forEach((name, part) -> shown.put(name, part.shown()));
    return shown;
  }

  /** What this player alone may see of the parts, by name. */
  public Map<String, Object> shownTo(Seat viewer) {
    Map<String, Object> shown = new TreeMap<>();
    byName.forEach((name, part) -> part.shownTo(viewer).ifPresent(own -> shown.put(name, own)));
    return shown;
  }

  /** What is inconsistent in the parts on this table. */
  public List<String> inconsistencies(Table table) {
    return byName.values().stream().flatMap(part -> part.inconsistencies(table).stream()).toList();
  }
}
