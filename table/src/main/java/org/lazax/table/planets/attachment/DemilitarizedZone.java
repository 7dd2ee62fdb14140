package org.lazax.table.planets.attachment;

/** No unit comes to the planet: the law and the exploration card alike. */
final class DemilitarizedZone implements AttachmentHooks {
  @Override
  public boolean isClosed() {
    return true;
  }
}
