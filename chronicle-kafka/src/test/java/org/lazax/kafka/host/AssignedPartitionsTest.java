package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.kafka.store.ServicePartition;

/** When an instance is ready. */
class AssignedPartitionsTest {
  private static final ServicePartition FIRST = new ServicePartition(Service.MAP, 0);
  private static final ServicePartition SECOND = new ServicePartition(Service.MAP, 1);

  private final AssignedPartitions partitions = new AssignedPartitions();

  @Test
  void anInstanceToWhichNothingIsAssignedIsNotReady() {
    assertThat(partitions.readiness(0).isReady()).isFalse();

    partitions.add(FIRST);
    partitions.leaveToRival(FIRST);
    partitions.remove(FIRST);

    assertThat(partitions.readiness(0).isReady()).isFalse();
  }

  @Test
  void eachPartitionNeedsItsHost() {
    partitions.add(FIRST);
    partitions.add(SECOND);

    assertThat(partitions.readiness(1).isReady()).isFalse();
    assertThat(partitions.readiness(2).isReady()).isTrue();
  }

  @Test
  void anInstanceThatWaitsForARivalInAllPartitionsIsReady() {
    partitions.add(FIRST);
    partitions.add(SECOND);
    partitions.leaveToRival(FIRST);
    assertThat(partitions.readiness(0).isReady()).isFalse();
    partitions.leaveToRival(SECOND);

    assertThat(partitions.readiness(0).isReady()).isTrue();
  }

  @Test
  void aPartitionThatIsClaimedAgainNeedsItsHostAgain() {
    partitions.add(FIRST);
    partitions.leaveToRival(FIRST);
    partitions.add(FIRST);

    assertThat(partitions.readiness(0).isReady()).isFalse();
  }

  @Test
  void whatIsLostIsToldOnceUntilAHostStarts() {
    partitions.add(FIRST);
    partitions.add(SECOND);
    partitions.lost(FIRST, "records are gone");
    partitions.lost(SECOND, "records are gone");

    assertThat(partitions.readiness(0).lost()).containsExactly("records are gone");

    partitions.hosted(FIRST);
    partitions.remove(SECOND);

    assertThat(partitions.readiness(0).lost()).isEmpty();
  }

  @Test
  void aPartitionThatIsNotAssignedIsLeftToNobody() {
    partitions.leaveToRival(FIRST);

    assertThat(partitions.readiness(0))
        .isEqualTo(new AssignedPartitions.Readiness(0, 0, 0, List.of()));
  }
}
