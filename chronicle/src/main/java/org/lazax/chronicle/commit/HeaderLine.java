package org.lazax.chronicle.commit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;

/**
 * Prints and reads headers as JSON. What version 1 accepts is frozen: a header that only some
 * readers accept would split the chain. Every change needs a new version.
 */
final class HeaderLine {
  private static final Pattern TYPE =
      Pattern.compile("[a-z]+(-[a-z0-9]+)*\\.[a-z0-9]+(-[a-z0-9]+)*\\.v[1-9][0-9]{0,3}");

  private HeaderLine() {}

  static Line print(Header header) {
    // No value in a header has a character that JSON escapes.
    StringBuilder line = new StringBuilder(256 + 128 * header.events().size());
    line.append("{\"v\":").append(Header.VERSION);
    field(line, "game", header.game());
    line.append(",\"seq\":").append(header.seq());
    field(line, "parent", header.parent());
    field(line, "by", header.by().wireName());
    field(line, "claim", header.claim());
    header.next().ifPresent(next -> field(line, "next", next.wireName()));
    header.command().ifPresent(command -> field(line, "command", command));
    header.actor().ifPresent(actor -> field(line, "actor", actor));
    field(line, "at", Json.time(header.at()));
    line.append(",\"events\":[");
    String between = "";
    for (Header.Entry entry : header.events()) {
      line.append(between).append("{\"type\":\"").append(type(entry.type())).append('"');
      field(line, "digest", entry.digest());
      entry.audience().only().ifPresent(seats -> line.append(",\"to\":").append(print(seats)));
      line.append('}');
      between = ",";
    }
    return Line.of(line.append("]}").toString());
  }

  private static void field(StringBuilder line, String name, Object value) {
    line.append(",\"").append(name).append("\":\"").append(value).append('"');
  }

  private static String print(Set<Seat> seats) {
    return seats.stream()
        .sorted()
        .map(seat -> '"' + seat.toString() + '"')
        .collect(Collectors.joining(",", "[", "]"));
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
            fields.readOptional("next", HeaderLine::service),
            fields.readOptional("command", CommandId::of),
            fields.readOptional("actor", Seat::of),
            fields.read("at", Json::time),
            fields.list("events").stream().map(HeaderLine::entry).toList());
    fields.requireNoOthers();
    requireConsistent(header);
    return header;
  }

  static void requireVersion(Fields fields) {
    long version = fields.number("v");
    if (version != Header.VERSION) {
      throw new UnreadableException("version " + version);
    }
  }

  static Service service(String name) {
    return Service.named(name).orElseThrow(() -> new UnreadableException("no service: " + name));
  }

  static void requireConsistent(Header header) {
    if (header.events().isEmpty()) {
      throw new UnreadableException("no events");
    }
    if (header.seq() < 1) {
      throw new UnreadableException("seq " + header.seq());
    }
    boolean first = header.seq() == 1;
    if (first != header.parent().equals(Hash.ZERO) || (first && !header.by().founds())) {
      throw new UnreadableException("a genesis is seq 1, without parent, by a service that founds");
    }
  }

  private static Header.Entry entry(JsonNode node) {
    Fields fields = new Fields(node);
    String type = fields.read("type", HeaderLine::type);
    Hash digest = fields.read("digest", Hash::of);
    Optional<Set<Seat>> to = fields.optionalList("to").map(HeaderLine::seats);
    fields.requireNoOthers();
    return Header.Entry.of(type, digest, to);
  }

  static String type(String name) {
    if (!TYPE.matcher(name).matches()) {
      throw new UnreadableException("no event type: " + name);
    }
    return name;
  }

  private static Set<Seat> seats(List<JsonNode> nodes) {
    Set<Seat> seats = new HashSet<>();
    for (JsonNode node : nodes) {
      if (!node.isTextual() || !seats.add(Seat.of(node.textValue()))) {
        throw new UnreadableException("not a list of seats");
      }
    }
    return seats;
  }
}
