package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.log.LogScan;
import org.lazax.log.LostRecordsException;

class LogScanTest {
  @Test
  void aLogThatIsTooShortIsNotReadForEver() {
    RealServers servers = RealServers.borrow();
    LogScan scan = new LogScan(servers.bootstrapServers());
    Partition partition = new Partition(0, RealServers.PARTITIONS);

    assertThatThrownBy(
            () -> scan.scan(Realm.GAMES.topic(), partition, new GameId("any"), Long.MAX_VALUE))
        .isInstanceOf(LostRecordsException.class)
        .hasMessageContaining("the log ends at");
    servers.giveBack();
  }
}
