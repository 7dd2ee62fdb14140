package org.lazax.gateway.analysis;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.lazax.chronicle.Service;

/** What can be analysed, and whose rules answer. */
enum Subject {
  GALAXY(Service.MAP);

  private final Service service;

  Subject(Service service) {
    this.service = service;
  }

  Service service() {
    return service;
  }

  /** Its name in the address. */
  String slug() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Subject> of(String slug) {
    return Arrays.stream(values()).filter(subject -> subject.slug().equals(slug)).findFirst();
  }
}
