package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;

/**
 * A layout of the galaxy for a number of players. Mecatol Rex is always in the centre.
 *
 * @param expansion the expansion whose tiles it needs
 * @param official whether the layout is in the official rules
 * @param rings the number of rings around Mecatol Rex
 * @param homes positions of home systems, clockwise from north
 * @param systems positions for system tiles
 * @param unused positions within the rings that stay empty
 * @param hyperlanes hyperlane tiles of the layout
 * @param dealt the tiles that each player places; empty if the layout defines no deal
 * @param dealtToSpeaker additional tiles that the speaker places next to Mecatol Rex
 * @param tradeGoods the trade goods that each home starts with, in the order of the homes; may be
 *     empty
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

  /** The trade goods that a home starts with, by its index in {@link #homes()}. */
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
   * A hyperlane tile of the layout.
   *
   * @param rotation clockwise turns of 60 degrees from the printed position, 0 to 5
   */
  public record PlacedHyperlanes(Hex at, TileId tile, int rotation) {}
}
