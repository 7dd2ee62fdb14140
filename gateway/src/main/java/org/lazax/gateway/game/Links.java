package org.lazax.gateway.game;

import java.net.URI;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;

/** Addresses of resources, relative to the root of the API. */
public final class Links {
  private Links() {}

  static URI game(GameId game) {
    return URI.create("games/" + game);
  }

  static URI command(GameId game, CommandId command) {
    return URI.create(game(game) + "/commands/" + command);
  }
}
