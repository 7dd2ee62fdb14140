package org.lazax.log.rows;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.StreamSupport;

/** Reads rows, and writes many rows by one statement with an array for each column. */
public final class Rows {
  private Rows() {}

  public static <V> List<V> list(RowSet<Row> rows, Function<Row, V> value) {
    return StreamSupport.stream(rows.spliterator(), false).map(value).toList();
  }

  public static Optional<Row> first(RowSet<Row> rows) {
    return StreamSupport.stream(rows.spliterator(), false).findFirst();
  }

  /** The values of one column, to be written. */
  public static <R, V> V[] column(
      Collection<R> rows, Function<R, V> value, IntFunction<V[]> array) {
    return rows.stream().map(value).toArray(array);
  }

  /** The columns as the parameters of a statement. */
  public static Tuple columns(Object[]... columns) {
    return Tuple.from(List.<Object>of((Object[]) columns));
  }

  /** Writes the rows of these columns. Without rows, no statement is executed. */
  public static Uni<Void> write(SqlConnection connection, String sql, Object[]... columns) {
    return columns[0].length == 0
        ? Uni.createFrom().voidItem()
        : connection.preparedQuery(sql).execute(columns(columns)).replaceWithVoid();
  }
}
