package org.lazax.gateway.log;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.util.List;
import java.util.stream.Collectors;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Hex;

/** Lines with a head line and its signature at the end, as an export has them. */
final class SignedLines {
  private SignedLines() {}

  /**
   * The file.
   *
   * @param end the commit that the head line names
   */
  static byte[] of(List<JsonNode> lines, Commit end, KeyPair signer) {
    String before = lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    String head =
        "{\"head\":\"%s\",\"seq\":%d,\"sha256\":\"%s\",\"key\":\"%s\"}"
            .formatted(
                end.hash(),
                end.header().seq(),
                Hash.sha256(before.getBytes(StandardCharsets.UTF_8)),
                Hex.of(signer.getPublic().getEncoded()));
    String signature = "{\"signature\":\"%s\"}".formatted(Hex.of(signed(head, signer)));
    return (before + head + "\n" + signature + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] signed(String head, KeyPair signer) {
    try {
      Signature signature = Signature.getInstance(SigningKeys.ALGORITHM);
      signature.initSign(signer.getPrivate());
      signature.update(head.getBytes(StandardCharsets.UTF_8));
      return signature.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("cannot sign with this key", e);
    }
  }
}
