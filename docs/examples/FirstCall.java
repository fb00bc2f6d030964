import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.UUID;
import java.util.regex.Pattern;

public class FirstCall {
  static final HttpClient CLIENT = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
  static final String BASE_URL =
      System.getenv().getOrDefault("PIX_BASE_URL", "http://127.0.0.1:4010"); // the sandbox

  static String token(String clientId, String clientSecret) throws Exception {
    String boundary = UUID.randomUUID().toString(); // the request must be multipart/form-data
    String[][] fields = {
      {"grant_type", "client_credentials"}, {"client_id", clientId}, {"client_secret", clientSecret}
    };
    StringBuilder body = new StringBuilder();
    for (String[] field : fields) {
      body.append("--%s\r\ncontent-disposition: form-data; name=\"%s\"\r\n\r\n%s\r\n"
          .formatted(boundary, field[0], field[1]));
    }
    body.append("--").append(boundary).append("--\r\n");
    HttpRequest request = HttpRequest.newBuilder(URI.create(BASE_URL + "/v1/oauth2/token"))
        .timeout(Duration.ofSeconds(20))
        .header("content-type", "multipart/form-data; boundary=" + boundary)
        .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
        .build();
    return field(request, "\"access_token\":\\s*\"([^\"]+)\"");
  }

  static long balance(String token) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(BASE_URL + "/v1/balance"))
        .timeout(Duration.ofSeconds(20))
        .header("authorization", "Bearer " + token)
        .build();
    return Long.parseLong(field(request, "\"availableBalance\":\\s*(\\d+)"));
  }

  /** Reads one field. Use the JSON library of your project instead. */
  static String field(HttpRequest request, String pattern) throws Exception {
    var response = CLIENT.send(request, BodyHandlers.ofString());
    var found = Pattern.compile(pattern).matcher(response.body());
    if (response.statusCode() != 200 || !found.find()) {
      throw new IllegalStateException("The API answered " + response.statusCode());
    }
    return found.group(1);
  }

  public static void main(String[] args) throws Exception {
    System.out.printf("Available: %d centavos%n", balance(token("alfa-demo", "alfa-demo-secret")));
  }
}
