using System.Net.Http.Headers;
using System.Text.Json;

var baseUrl = Environment.GetEnvironmentVariable("PIX_BASE_URL") ?? "http://127.0.0.1:4010"; // the sandbox
using var client = new HttpClient { BaseAddress = new Uri(baseUrl), Timeout = TimeSpan.FromSeconds(20) };

using var form = new MultipartFormDataContent // the request must be multipart/form-data
{
    { new StringContent("client_credentials"), "grant_type" },
    { new StringContent("alfa-demo"), "client_id" },
    { new StringContent("alfa-demo-secret"), "client_secret" },
};
using var token = await Read(await client.PostAsync("/v1/oauth2/token", form));
var accessToken = token.RootElement.GetProperty("access_token").GetString();

client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", accessToken);
using var balance = await Read(await client.GetAsync("/v1/balance"));
Console.WriteLine($"Available: {balance.RootElement.GetProperty("availableBalance").GetInt64()} centavos");

static async Task<JsonDocument> Read(HttpResponseMessage response)
{
    response.EnsureSuccessStatusCode();
    return await JsonDocument.ParseAsync(await response.Content.ReadAsStreamAsync());
}
