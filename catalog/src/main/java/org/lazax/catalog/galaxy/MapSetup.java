package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;

/**
 * A layout of the galaxy for one number of players. Mecatol Rex is always in the middle.
 *
 * @param expansion the box whose tiles it needs
 * @param official whether the rules know this layout
 * @param rings how many rings lie around Mecatol Rex
 * @param homes positions of home systems, clockwise from the north
 * @param systems positions to be filled with system tiles
 * @param unused positions within the rings that stay empty
 * @param hyperlanes tiles that lie there from the start
 * @param dealt how many tiles each player places; none where no deal is defined
 * @param dealtToSpeaker tiles the speaker places next to Mecatol Rex on top of that
 * @param tradeGoods what each home in turn starts with, or empty if none has any
 * @param strategyCardsEach how many strategy cards each player takes per round
 */
public record MapSetup(
    MapSetupId id,
    String name,
    @JsonProperty(required = true) int players,
    ExpansionId expansion,
    boolean official,
    @JsonProperty(required = true) int rings,
    List<Hex> homes,
    List<Hex> systems,
    List<Hex> unused,
    List<PlacedHyperlanes> hyperlanes,
    Optional<Deal> dealt,
    Optional<Deal> dealtToSpeaker,
    List<Integer> tradeGoods,
    @JsonProperty(required = true) int strategyCardsEach)
    implements Entry<MapSetupId> {
  public MapSetup {
    homes = List.copyOf(homes);
    systems = List.copyOf(systems);
    unused = List.copyOf(unused);
    hyperlanes = List.copyOf(hyperlanes);
    tradeGoods = List.copyOf(tradeGoods);
  }

  /** Trade goods the player in one home starts with, by its place in {@link #homes()}. */
  public int tradeGoodsOf(int home) {
    return tradeGoods.isEmpty() ? 0 : tradeGoods.get(home);
  }

  /** A number of tiles by the colour of their backs. */
  public record Deal(int blue, int red) {
    public int tiles() {
      return blue + red;
    }
  }

  /**
   * A hyperlane tile that is part of the layout.
   *
   * @param rotation clockwise turns of 60 degrees from the printed position, 0 to 5
   */
  public record PlacedHyperlanes(Hex at, TileId tile, int rotation) {}
}
