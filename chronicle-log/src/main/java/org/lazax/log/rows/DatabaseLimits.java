package org.lazax.log.rows;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import io.quarkus.reactive.pg.client.PgPoolCreator;
import io.vertx.core.Vertx;
import io.vertx.pgclient.PgBuilder;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.sqlclient.Pool;
import io.vertx.sqlclient.PoolOptions;
import io.vertx.sqlclient.SqlConnectOptions;
import io.vertx.sqlclient.SqlConnection;
import io.vertx.sqlclient.impl.SocketConnectionBase;
import io.vertx.sqlclient.impl.SqlConnectionInternal;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Gives every wait on the database a limit. A connection on which nothing comes for this time while
 * a statement runs is taken for dead and closed, and the statement fails: the other end may be gone
 * without a word, which TCP notices only after a quarter of an hour, or hang, which TCP never
 * notices. The same limit holds for opening a connection, and for the wait for a free one. The
 * server rolls a transaction back whose client is silent for so long, so that it keeps no locks.
 */
@Singleton
public final class DatabaseLimits implements PgPoolCreator {
  private final int longestWait;

  /**
   * Limits of this duration, in whole milliseconds.
   *
   * @param longestWait longer than any statement takes
   */
  @Inject
  public DatabaseLimits(
      @ConfigProperty(name = "lazax.database.longest-wait", defaultValue = "10s")
          Duration longestWait) {
    this.longestWait = Math.toIntExact(longestWait.toMillis());
  }

  @Override
  public Pool create(Input input) {
    return pool(input.vertx(), input.pgConnectOptionsList(), input.poolOptions());
  }

  /** A pool with these options and the limits. */
  public Pool pool(Vertx vertx, List<PgConnectOptions> databases, PoolOptions connections) {
    for (PgConnectOptions database : databases) {
      database.setConnectTimeout(longestWait);
      database.addProperty("idle_in_transaction_session_timeout", Integer.toString(longestWait));
    }
    connections.setConnectionTimeout(longestWait).setConnectionTimeoutUnit(TimeUnit.MILLISECONDS);
    return PgBuilder.pool()
        .with(connections)
        .connectingTo(List.<SqlConnectOptions>copyOf(databases))
        .withConnectHandler(this::watch)
        .using(vertx)
        .build();
  }

  /**
   * Closes a new connection when it is silent for too long. The driver's own idle timeout says
   * goodbye first and waits for a reply, so that it does not end the wait for a server that hangs.
   */
  private void watch(SqlConnection opened) {
    if (((SqlConnectionInternal) opened).unwrap().unwrap() instanceof SocketConnectionBase socket) {
      socket.socket().channelHandlerContext().pipeline().addFirst(new Silence(socket, longestWait));
    }
    opened.close(_ -> {});
  }

  /** Nothing is sent and nothing comes. It ends a connection only while a statement runs. */
  private static final class Silence extends IdleStateHandler {
    private final SocketConnectionBase connection;

    Silence(SocketConnectionBase connection, int millis) {
      super(0, 0, millis, TimeUnit.MILLISECONDS);
      this.connection = connection;
    }

    @Override
    protected void channelIdle(ChannelHandlerContext context, IdleStateEvent event) {
      if (connection.inflight() > 0) {
        ChannelFuture _ = context.close();
      }
    }
  }
}
