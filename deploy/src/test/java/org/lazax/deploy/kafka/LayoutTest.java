package org.lazax.deploy.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.Test;

class LayoutTest {
  @Test
  void ofThreeReplicasTwoMustBeInSync() {
    for (Topic topic : Topic.all()) {
      NewTopic laidOut = topic.laidOut(new Layout(48, 3));

      assertThat(laidOut.numPartitions()).isEqualTo(48);
      assertThat(laidOut.replicationFactor()).isEqualTo((short) 3);
      assertThat(laidOut.configs()).containsEntry("min.insync.replicas", "2");
    }
  }

  @Test
  void aSingleReplicaIsEnoughForItself() {
    assertThat(Layout.onOneBroker(8).inSync()).isEqualTo(1);
  }

  @Test
  void nothingIsLaidOutOnNothing() {
    assertThatThrownBy(() -> new Layout(0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Layout(8, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
