package org.lazax.gateway.chronicle;

import jakarta.inject.Singleton;
import java.util.Set;
import org.lazax.chronicle.Realm;
import org.lazax.log.ReadRealms;

/** The gateway reads all chronicles. */
@Singleton
final class AllRealms implements ReadRealms {
  @Override
  public Set<Realm> realms() {
    return Set.of(Realm.values());
  }
}
