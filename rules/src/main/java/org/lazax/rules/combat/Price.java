package org.lazax.rules.combat;

/** The price that a user pays for an ability. */
public record Price(int tradeGoods, int resources, int influence) {
  public static final Price NOTHING = new Price(0, 0, 0);

  public static Price tradeGoods(int count) {
    return new Price(count, 0, 0);
  }

  public static Price resources(int count) {
    return new Price(0, count, 0);
  }

  public static Price influence(int count) {
    return new Price(0, 0, count);
  }
}
