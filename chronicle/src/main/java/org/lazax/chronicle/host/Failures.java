package org.lazax.chronicle.host;

/** Tells failures of one game from those of the whole process. */
public final class Failures {
  private Failures() {}

  /**
   * Throws a failure on if it is one of the process, such as an exhausted heap. All others,
   * including a stack overflow in the rules, concern what was being done and nothing else.
   */
  public static void throwIfOfProcess(Throwable failure) {
    if (failure instanceof VirtualMachineError error && !(failure instanceof StackOverflowError)) {
      throw error;
    }
  }
}
