using System.Globalization;
using System.Security.Cryptography;
using System.Text;

public static class VerifyWebhook
{
    /// <summary>True when a delivery comes from the API. The body is the raw bytes.</summary>
    public static bool IsGenuine(
        IEnumerable<string> secrets, string id, string timestamp, string signatures, byte[] body, DateTimeOffset now)
    {
        if (!long.TryParse(timestamp, NumberStyles.None, CultureInfo.InvariantCulture, out var seconds)) return false;
        if (Math.Abs(now.ToUnixTimeSeconds() - seconds) > 300) return false;
        byte[] signed = [.. Encoding.UTF8.GetBytes($"{id}.{timestamp}."), .. body];
        foreach (var secret in secrets) // two secrets during a rotation
        {
            var key = Convert.FromBase64String(secret["whsec_".Length..]);
            var wanted = Encoding.ASCII.GetBytes("v1," + Convert.ToBase64String(HMACSHA256.HashData(key, signed)));
            foreach (var entry in signatures.Split(' '))
            {
                if (CryptographicOperations.FixedTimeEquals(wanted, Encoding.ASCII.GetBytes(entry))) return true;
            }
        }
        return false;
    }
}
