package org.lazax.map.adapter.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.adapter.picture.Scene.Place;
import org.lazax.map.adapter.picture.Scene.World;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class GalaxyPictureTest {

  @Test
  void everySystemIsAHexWithWhatIsInIt() throws Exception {
    Document svg =
        draw(
            system(
                "38", Hex.CENTRE, Set.of(Wormhole.ALPHA), Set.of(), world("abyz"), world("fria")),
            system("42", new Hex(1, 0), Set.of(), Set.of(Anomaly.NEBULA)));

    assertThat(of(svg, "polygon")).hasSize(2);
    assertThat(texts(svg)).contains("38", "42", "Abyz", "3/0", "α", "1 DOCK", "2 CV  1 DN*", "p1");
    assertThat(svg.getElementsByTagName("g").item(0).getAttributes().getNamedItem("class"))
        .hasToString("class=\"system space\"");
    assertThat(byId(svg, "system-42").getAttribute("class")).isEqualTo("system nebula");
    assertThat(byId(svg, "planet-abyz").getAttribute("class")).contains("of-p1", "exhausted");
  }

  @Test
  void whatIsOffTheBoardLiesBelowIt() throws Exception {
    Place gone =
        new Place(
            SystemId.of("51"),
            Optional.empty(),
            Set.of(Wormhole.DELTA),
            Set.of(),
            List.of(),
            List.of(),
            Set.of());
    Document svg = draw(system("18", Hex.CENTRE, Set.of(), Set.of()), gone);

    assertThat(lowest(byId(svg, "system-18"))).isLessThan(highest(byId(svg, "system-51")));
    assertThat(lowest(byId(svg, "system-51")))
        .isLessThan(Double.parseDouble(svg.getDocumentElement().getAttribute("height")));
  }

  @Test
  void namesOfACallersOwnAreOnlyText() throws Exception {
    Document svg = draw(system("<script>\"&", Hex.CENTRE, Set.of(), Set.of()));

    assertThat(of(svg, "script")).isEmpty();
    assertThat(texts(svg)).contains("<script>\"&");
  }

  @Test
  void aFullGalaxyStaysWithinItsWidth() throws Exception {
    List<Place> places =
        IntStream.rangeClosed(-4, 4)
            .boxed()
            .flatMap(q ->
                IntStream.rangeClosed(-4, 4)
                    .mapToObj(r -> new Hex(q, r))
                    .filter(hex -> hex.ring() <= 4))
            .map(hex -> system(hex.q() + "." + hex.r(), hex, Set.of(), Set.of()))
            .toList();
    Document svg = read(GalaxyPicture.of(new Scene(places, List.of(lane()))));

    assertThat(of(svg, "polygon")).hasSize(62);
    for (Element polygon : of(svg, "polygon")) {
      for (String corner : polygon.getAttribute("points").split(" ", -1)) {
        assertThat(Double.parseDouble(corner.split(",", -1)[0])).isBetween(0.0, 1200.0);
      }
    }
  }

  private static PlacedTile lane() {
    return PlacedTile.at(new TileId("83A"), new Hex(0, -4));
  }

  private static World world(String planet) {
    return Held.planet(new PlanetId(planet), P1, true, UnitStack.of(P1, UnitType.SPACE_DOCK, 1));
  }

  private static Place system(
      String id, Hex at, Set<Wormhole> wormholes, Set<Anomaly> anomalies, World... worlds) {
    List<UnitStack> fleet =
        worlds.length == 0
            ? List.of()
            : List.of(
                UnitStack.of(P2, UnitType.CARRIER, 2),
                UnitStack.of(P2, UnitType.DREADNOUGHT, 1).damaged(1));
    return new Place(
        SystemId.of(id), Optional.of(at), wormholes, anomalies, List.of(worlds), fleet, Set.of(P2));
  }

  private static Document draw(Place... places) throws Exception {
    return read(GalaxyPicture.of(new Scene(List.of(places), List.of())));
  }

  private static Document read(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static List<Element> of(Document svg, String tag) {
    NodeList nodes = svg.getElementsByTagName(tag);
    return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i)).toList();
  }

  private static List<String> texts(Document svg) {
    return of(svg, "text").stream().map(Element::getTextContent).toList();
  }

  private static Element byId(Document svg, String id) {
    return of(svg, "g").stream()
        .filter(group -> group.getAttribute("id").equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static double highest(Element system) {
    return heights(system).min().orElseThrow();
  }

  private static double lowest(Element system) {
    return heights(system).max().orElseThrow();
  }

  private static DoubleStream heights(Element system) {
    String points =
        ((Element) system.getElementsByTagName("polygon").item(0)).getAttribute("points");
    return Arrays.stream(points.split(" ", -1))
        .mapToDouble(corner -> Double.parseDouble(corner.split(",", -1)[1]));
  }
}
