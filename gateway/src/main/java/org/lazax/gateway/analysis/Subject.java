package org.lazax.gateway.analysis;

import java.util.Arrays;
import java.util.Optional;
import org.lazax.chronicle.Service;

/** A kind of analysis and the service that makes it. */
enum Subject {
  GALAXY("galaxy", Service.MAP),
  /** The galaxy as a picture. */
  GALAXY_PICTURE("galaxy.svg", Service.MAP),
  MOVEMENT("movement", Service.MAP),
  COMBAT("combat", Service.COMBAT);

  private final String slug;
  private final Service service;

  Subject(String slug, Service service) {
    this.slug = slug;
    this.service = service;
  }

  Service service() {
    return service;
  }

  /** Its name in the path. */
  String slug() {
    return slug;
  }

  static Optional<Subject> of(String slug) {
    return Arrays.stream(values()).filter(subject -> subject.slug().equals(slug)).findFirst();
  }
}
