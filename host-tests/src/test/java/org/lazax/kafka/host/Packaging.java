package org.lazax.kafka.host;

import java.util.List;
import java.util.Set;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;

/** How the services are distributed over processes. The log does not tell one from the other. */
enum Packaging {
  FOUR_SERVICES {
    @Override
    List<Set<Service>> processes() {
      return Realm.GAMES.services().stream().map(Set::of).toList();
    }
  },
  SOLO {
    @Override
    List<Set<Service>> processes() {
      return List.of(Set.copyOf(Realm.GAMES.services()));
    }
  };

  /** The services of each process. A process has one database. */
  abstract List<Set<Service>> processes();
}
