package org.lazax.contract;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.kafka.reads.GameAnswer;
import org.lazax.simulation.rules.Services;
import org.lazax.simulation.view.Views;
import org.lazax.table.TablePart;

/**
 * The schemas of the views of all services for the API's contract, made from the records that the
 * services write. Those of expansions' and components' parts of the table are made from what they
 * show. Values have the schemas that they have in commands.
 */
final class ViewSchemas {
  /** The name of the schema of a game with a view of it. */
  static final String SHOWN = "Shown";

  private static final String PARTS = "parts";

  /** What the gateway adds for a game that has stopped. It is not public. */
  private static final String STOP = "org.lazax.gateway.game.StoppedView$Stop";

  private final ObjectMapper json = Services.wire().json();
  private final WrittenSchemas schemas = new WrittenSchemas(json);

  private ViewSchemas() {}

  /** The schemas as a part of an OpenAPI document. */
  static ObjectNode document() {
    return new ViewSchemas().all();
  }

  private ObjectNode all() {
    for (Class<?> view : Views.types()) {
      schemas.of(json.constructType(view));
      ObjectNode schema = schemas.object(view);
      ObjectNode properties = (ObjectNode) schema.get("properties");
      if (properties.has(PARTS)) {
        parts((ObjectNode) properties.get(PARTS));
      }
      ObjectNode inert = properties.putObject("inert");
      inert.put("type", "array").putObject("items").put("type", "string");
      inert.put("description", "The components that the view names and that have no effect yet.");
      ((ArrayNode) schema.get("required")).add("inert");
    }
    schemas.of(json.constructType(GameAnswer.class));
    ObjectNode shown = schemas.object(GameAnswer.class);
    schemas.all().remove(name(GameAnswer.class));
    schemas.all().put(SHOWN, shown);
    ((ObjectNode) shown.get("properties")).set("stopped", schemas.of(json.constructType(stop())));
    schemas
        .all()
        .keySet()
        .removeAll(new Contract(CommandSchemas.ofThePlatform().document()).names());
    ObjectNode document = json.createObjectNode().put("openapi", "3.1.0");
    document.putObject("components").putObject("schemas").setAll(schemas.all());
    return document;
  }

  private static Class<?> stop() {
    try {
      return Class.forName(STOP);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private void parts(ObjectNode parts) {
    ObjectNode properties = parts.putObject("properties");
    shown().forEach((name, type) -> properties.set(name, schemas.of(type)));
    parts.put("additionalProperties", false);
  }

  /** What each part shows, by the name under which it is written. */
  private Map<String, JavaType> shown() {
    Map<String, JavaType> shown = new TreeMap<>();
    for (Class<?> type : Services.wire().names().values()) {
      if (TablePart.class.isAssignableFrom(type)) {
        shown.put(WireTypes.nameOf(type), json.constructType(shown(type)));
      }
    }
    return shown;
  }

  /** The name of the schema of a view. */
  static String name(Class<?> view) {
    return WrittenSchemas.name(view, true);
  }

  private static java.lang.reflect.Type shown(Class<?> part) {
    try {
      return part.getMethod("shown").getGenericReturnType();
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(part + " shows nothing", e);
    }
  }
}
