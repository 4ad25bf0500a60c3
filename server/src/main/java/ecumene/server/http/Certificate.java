package ecumene.server.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.regex.Pattern;

/**
 * A certificate with its chain and its private key, read from files of PEM.
 *
 * @param content all bytes of both, by which a newer pair is known
 */
record Certificate(KeyStore keys, ByteBuffer content) {
  /** It never leaves the process. */
  static final String PASSWORD = "in memory";

  private static final Pattern KEY =
      Pattern.compile("-----BEGIN PRIVATE KEY-----([^-]+)-----END PRIVATE KEY-----");
  private static final byte[] PROBE = {1, 2, 3};

  static Certificate read(Path chain, Path key) throws IOException {
    var chainBytes = Files.readAllBytes(chain);
    var keyBytes = Files.readAllBytes(key);
    var content = ByteBuffer.allocate(chainBytes.length + keyBytes.length);
    content.put(chainBytes).put(keyBytes).flip();
    try {
      var certificates = new ArrayList<X509Certificate>();
      for (var one :
          CertificateFactory.getInstance("X.509")
              .generateCertificates(new ByteArrayInputStream(chainBytes))) {
        certificates.add((X509Certificate) one);
      }
      if (certificates.isEmpty()) {
        throw new IOException(chain + ": there is no certificate in it");
      }
      var own = certificates.getFirst();
      var secret = secret(key, keyBytes, own.getPublicKey().getAlgorithm());
      if (!belong(own, secret)) {
        throw new IOException(key + " is not the key of the certificate in " + chain);
      }
      var keys = KeyStore.getInstance("PKCS12");
      keys.load(null, null);
      keys.setKeyEntry(
          "server",
          secret,
          PASSWORD.toCharArray(),
          certificates.toArray(java.security.cert.Certificate[]::new));
      return new Certificate(keys, content);
    } catch (GeneralSecurityException wrong) {
      throw new IOException(chain + " and " + key + ": " + wrong.getMessage(), wrong);
    }
  }

  private static PrivateKey secret(Path file, byte[] pem, String algorithm)
      throws IOException, GeneralSecurityException {
    var found = KEY.matcher(new String(pem, StandardCharsets.ISO_8859_1));
    if (!found.find()) {
      throw new IOException(
          file + ": a key that begins with BEGIN PRIVATE KEY belongs here; openssl pkey makes one");
    }
    var bytes = Base64.getMimeDecoder().decode(found.group(1));
    return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(bytes));
  }

  /** While a pair is being renewed, one file may be newer than the other. */
  private static boolean belong(X509Certificate certificate, PrivateKey secret)
      throws GeneralSecurityException {
    var algorithm =
        switch (secret.getAlgorithm()) {
          case "RSA" -> "SHA256withRSA";
          case "EC" -> "SHA256withECDSA";
          default -> secret.getAlgorithm();
        };
    var signing = Signature.getInstance(algorithm);
    signing.initSign(secret);
    signing.update(PROBE);
    var signed = signing.sign();
    var checking = Signature.getInstance(algorithm);
    checking.initVerify(certificate.getPublicKey());
    checking.update(PROBE);
    return checking.verify(signed);
  }
}
