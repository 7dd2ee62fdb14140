package org.lazax.simulation.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A keep-alive connection to the gateway for one request at a time. A benchmark shares the machine
 * with the platform, so it must cost little: there is no pool, no negotiation and no parsing beyond
 * what the gateway's responses need.
 */
final class Connection implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 30_000;

  private final String host;
  private final Socket socket;
  private final InputStream in;

  private Connection(String host, Socket socket, InputStream in) {
    this.host = host;
    this.socket = socket;
    this.in = in;
  }

  /**
   * A response.
   *
   * @param headers by their names in lower case
   */
  @SuppressWarnings("ArrayRecordComponent") // its bytes are only read, never compared
  record Response(int status, Map<String, String> headers, byte[] body) {}

  static Connection open(URI gateway) {
    try {
      Socket socket = new Socket(gateway.getHost(), gateway.getPort());
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(TIMEOUT_MILLIS);
      return new Connection(
          gateway.getAuthority(), socket, new BufferedInputStream(socket.getInputStream()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Gets a resource. */
  Response get(String path) {
    return get(path, Map.of());
  }

  Response get(String path, Map<String, String> headers) {
    return send("GET", path, headers, new byte[0]);
  }

  /** Posts JSON and reads the response. */
  Response post(String path, Map<String, String> headers, byte[] body) {
    return send("POST", path, headers, body);
  }

  private Response send(String method, String path, Map<String, String> headers, byte[] body) {
    StringBuilder head = new StringBuilder(256);
    head.append(method).append(' ').append(path).append(" HTTP/1.1\r\nHost: ").append(host);
    head.append("\r\nContent-Type: application/json\r\nContent-Length: ").append(body.length);
    headers.forEach((name, value) -> head.append("\r\n").append(name).append(": ").append(value));
    byte[] start = head.append("\r\n\r\n").toString().getBytes(US_ASCII);
    byte[] request = new byte[start.length + body.length];
    System.arraycopy(start, 0, request, 0, start.length);
    System.arraycopy(body, 0, request, start.length, body.length);
    try {
      socket.getOutputStream().write(request);
      return response();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Response response() throws IOException {
    int status = Integer.parseInt(line().split(" ", -1)[1]);
    Map<String, String> headers = new TreeMap<>();
    for (String line = line(); !line.isEmpty(); line = line()) {
      int colon = line.indexOf(':');
      headers.put(
          line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
    }
    byte[] body =
        headers.containsKey("transfer-encoding")
            ? chunks()
            : in.readNBytes(Integer.parseInt(headers.getOrDefault("content-length", "0")));
    return new Response(status, headers, body);
  }

  /** A body of unknown length: chunks with their sizes, up to an empty one. */
  private byte[] chunks() throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    int size;
    do {
      size = Integer.parseInt(line(), 16);
      body.write(in.readNBytes(size));
      line();
    } while (size > 0);
    return body.toByteArray();
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new IOException("the gateway has closed the connection after: " + line);
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }

  /** The body as text. */
  static String text(Response response) {
    return new String(response.body(), UTF_8);
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
