package org.lazax.deploy.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.Test;

class LayoutTest {
  @Test
  void twoOfThreeReplicasMustBeInSync() {
    for (Topic topic : Topic.all()) {
      NewTopic newTopic = topic.newTopic(new Layout(48, 3));

      assertThat(newTopic.numPartitions()).isEqualTo(48);
      assertThat(newTopic.replicationFactor()).isEqualTo((short) 3);
      assertThat(newTopic.configs()).containsEntry("min.insync.replicas", "2");
    }
  }

  @Test
  void aSingleReplicaMustBeInSync() {
    assertThat(Layout.onOneBroker(8).minInSync()).isEqualTo(1);
  }

  @Test
  void aLayoutNeedsPartitionsAndReplicas() {
    assertThatThrownBy(() -> new Layout(0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Layout(8, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
