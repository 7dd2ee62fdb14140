package org.lazax.chronicle.commit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;

/**
 * Headers as JSON. What version 1 reads is frozen: a header that one reader takes and another does
 * not would split the chain, so a change here is a new version.
 */
final class HeaderLine {
  private static final Pattern TYPE =
      Pattern.compile("[a-z]+(-[a-z0-9]+)*\\.[a-z0-9]+(-[a-z0-9]+)*\\.v[1-9][0-9]{0,3}");

  private HeaderLine() {}

  static Line print(Header header) {
    ObjectNode node =
        Json.object()
            .put("v", Header.VERSION)
            .put("game", header.game().value())
            .put("seq", header.seq())
            .put("parent", header.parent().toString())
            .put("by", header.by().wireName())
            .put("claim", header.claim().value());
    header.next().ifPresent(next -> node.put("next", next.wireName()));
    header.command().ifPresent(command -> node.put("command", command.toString()));
    header.actor().ifPresent(actor -> node.put("actor", actor.toString()));
    node.put("at", Json.time(header.at()));
    ArrayNode events = node.putArray("events");
    for (Header.Entry entry : header.events()) {
      ObjectNode event =
          events.addObject().put("type", entry.type()).put("digest", entry.digest().toString());
      entry
          .audience()
          .only()
          .ifPresent(seats -> {
            ArrayNode to = event.putArray("to");
            seats.stream().sorted().forEach(seat -> to.add(seat.toString()));
          });
    }
    return Line.of(node.toString());
  }

  static Header read(Fields fields) {
    requireVersion(fields);
    Header header =
        new Header(
            fields.read("game", GameId::new),
            fields.number("seq"),
            fields.read("parent", Hash::of),
            fields.read("by", HeaderLine::service),
            fields.read("claim", ClaimId::new),
            fields.readIfThere("next", HeaderLine::service),
            fields.readIfThere("command", CommandId::of),
            fields.readIfThere("actor", Seat::of),
            fields.read("at", Json::time),
            fields.list("events").stream().map(HeaderLine::entry).toList());
    fields.end();
    requireSense(header);
    return header;
  }

  static void requireVersion(Fields fields) {
    long version = fields.number("v");
    if (version != Header.VERSION) {
      throw new Unreadable("version " + version);
    }
  }

  static Service service(String name) {
    return Service.named(name).orElseThrow(() -> new Unreadable("no service: " + name));
  }

  private static void requireSense(Header header) {
    if (header.events().isEmpty()) {
      throw new Unreadable("no events");
    }
    if (header.seq() < 1) {
      throw new Unreadable("seq " + header.seq());
    }
    boolean first = header.seq() == 1;
    if (first != header.parent().equals(Hash.ZERO) || (first && header.by() != Service.GAME)) {
      throw new Unreadable("a genesis is seq 1, without parent, by game-service");
    }
  }

  private static Header.Entry entry(JsonNode node) {
    Fields fields = new Fields(node);
    String type = fields.text("type");
    if (!TYPE.matcher(type).matches()) {
      throw new Unreadable("no event type: " + type);
    }
    Hash digest = fields.read("digest", Hash::of);
    Optional<Set<Seat>> to = fields.listIfThere("to").map(HeaderLine::seats);
    fields.end();
    return Header.Entry.of(type, digest, to);
  }

  private static Set<Seat> seats(List<JsonNode> nodes) {
    Set<Seat> seats = new HashSet<>();
    for (JsonNode node : nodes) {
      if (!node.isTextual() || !seats.add(Seat.of(node.textValue()))) {
        throw new Unreadable("not a list of seats");
      }
    }
    return seats;
  }
}
