import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class VerifyWebhook {
  /** True when a delivery comes from the API. The body is the raw bytes, `now` is in seconds. */
  public static boolean isGenuine(
      List<String> secrets, String id, String timestamp, String signatures, byte[] body, long now)
      throws GeneralSecurityException {
    if (!timestamp.matches("\\d{1,15}") || Math.abs(now - Long.parseLong(timestamp)) > 300) return false;
    ByteArrayOutputStream signed = new ByteArrayOutputStream();
    signed.writeBytes((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
    signed.writeBytes(body);
    for (String secret : secrets) { // two secrets during a rotation
      Mac mac = Mac.getInstance("HmacSHA256");
      byte[] key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      String wanted = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(signed.toByteArray()));
      for (String entry : signatures.split(" ")) {
        if (MessageDigest.isEqual(wanted.getBytes(), entry.getBytes())) return true;
      }
    }
    return false;
  }
}
