package org.lazax.gateway.tournament;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.account.Secret;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.log.rows.Rows;

/**
 * The texts and accounts behind the digests in the chronicles of tournaments. Nobody can guess them
 * from a digest, because each tournament has a salt.
 */
@ApplicationScoped
class TournamentBook {
  private static final String ALGORITHM = "HmacSHA256";

  private final Pool pool;

  TournamentBook(Pool pool) {
    this.pool = pool;
  }

  /** The digests of one tournament. */
  record Digests(GameId tournament, String salt) {
    /** The digest of a text or of an account's id. */
    String of(String content) {
      try {
        Mac mac = Mac.getInstance(ALGORITHM);
        mac.init(new SecretKeySpec(salt.getBytes(StandardCharsets.US_ASCII), ALGORITHM));
        return HexFormat.of().formatHex(mac.doFinal(content.getBytes(StandardCharsets.UTF_8)));
      } catch (GeneralSecurityException e) {
        throw new IllegalStateException("every JVM has " + ALGORITHM, e);
      }
    }
  }

  /** The digests of a tournament, which begin with a new salt at its creation. */
  Uni<Digests> digests(GameId tournament) {
    return pool.preparedQuery(
            "insert into tournament_salt (tournament, salt) values ($1, $2) on conflict do nothing")
        .execute(Tuple.of(tournament.value(), Secret.random().text()))
        .chain(() ->
            pool.preparedQuery("select salt from tournament_salt where tournament = $1")
                .execute(Tuple.of(tournament.value())))
        .map(rows -> new Digests(tournament, rows.iterator().next().getString("salt")));
  }

  /** Keeps a text and returns its digest. */
  Uni<String> keepText(Digests digests, String text) {
    String digest = digests.of(text);
    return pool.preparedQuery(
            "insert into tournament_text (tournament, digest, content) values ($1, $2, $3)"
                + " on conflict do nothing")
        .execute(Tuple.of(digests.tournament().value(), digest, text))
        .replaceWith(digest);
  }

  /** Keeps accounts and returns their digests, in order. Refuses an account that does not exist. */
  Uni<List<String>> keepAccounts(Digests digests, List<String> accounts) {
    SequencedMap<String, String> byDigest = new LinkedHashMap<>();
    accounts.forEach(account -> byDigest.put(digests.of(account), account));
    return pool.preparedQuery(
            "insert into tournament_account (tournament, digest, account)"
                + " select $1, t.digest, t.account from unnest($2::text[], $3::text[])"
                + " as t (digest, account) join account on account.id = t.account"
                + " on conflict (tournament, digest) do update set account = excluded.account"
                + " returning account")
        .execute(
            Tuple.of(
                digests.tournament().value(),
                byDigest.keySet().toArray(String[]::new),
                byDigest.values().toArray(String[]::new)))
        .map(rows -> {
          List<String> known = Rows.list(rows, row -> row.getString("account"));
          byDigest.values().stream()
              .filter(account -> !known.contains(account))
              .findFirst()
              .ifPresent(account -> {
                throw ProblemException.of(
                    ProblemType.UNKNOWN_ACCOUNT, "there is no account " + account);
              });
          return accounts.stream().map(digests::of).toList();
        });
  }

  /** Those of these accounts that exist. */
  Uni<Set<String>> known(List<String> accounts) {
    return pool.preparedQuery("select id from account where id = any($1)")
        .execute(Tuple.of(accounts.toArray(String[]::new)))
        .map(rows -> Set.copyOf(Rows.list(rows, row -> row.getString("id"))));
  }

  /** The texts behind these digests of a tournament's own; absent for those that were erased. */
  Uni<Map<String, String>> texts(Map<GameId, String> digests) {
    return pool.preparedQuery(
            "select t.tournament, t.content from tournament_text t"
                + " join unnest($1::text[], $2::text[]) as q (tournament, digest)"
                + " on t.tournament = q.tournament and t.digest = q.digest")
        .execute(
            Tuple.of(
                digests.keySet().stream().map(GameId::value).toArray(String[]::new),
                digests.values().toArray(String[]::new)))
        .map(rows -> {
          Map<String, String> texts = new HashMap<>();
          rows.forEach(row -> texts.put(row.getString("tournament"), row.getString("content")));
          return texts;
        });
  }

  /** The texts behind these digests of one tournament; absent for those that were erased. */
  Uni<Map<String, String>> texts(GameId tournament, Collection<String> digests) {
    return pool.preparedQuery(
            "select digest, content from tournament_text"
                + " where tournament = $1 and digest = any($2)")
        .execute(Tuple.of(tournament.value(), digests.toArray(String[]::new)))
        .map(rows -> {
          Map<String, String> texts = new HashMap<>();
          rows.forEach(row -> texts.put(row.getString("digest"), row.getString("content")));
          return texts;
        });
  }

  /** The names of the accounts behind these digests; absent for those that were erased. */
  Uni<Map<String, String>> names(GameId tournament, Collection<String> digests) {
    return pool.preparedQuery(
            "select t.digest, a.name from tournament_account t join account a on a.id = t.account"
                + " where t.tournament = $1 and t.digest = any($2)")
        .execute(Tuple.of(tournament.value(), digests.toArray(String[]::new)))
        .map(rows -> {
          Map<String, String> names = new HashMap<>();
          for (Row row : rows) {
            names.put(row.getString("digest"), row.getString("name"));
          }
          return names;
        });
  }
}
