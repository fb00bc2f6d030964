<?php
const BASE_URL = 'http://127.0.0.1:4010'; // the sandbox

function send(string $path, array $options): array
{
    $call = curl_init((getenv('PIX_BASE_URL') ?: BASE_URL) . $path);
    curl_setopt_array($call, $options + [CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 20]);
    $body = curl_exec($call);
    $status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);
    if ($body === false || $status !== 200) {
        throw new RuntimeException("The API answered $status.");
    }
    return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
}

$token = send('/v1/oauth2/token', [
    CURLOPT_POSTFIELDS => [ // an array is sent as multipart/form-data
        'grant_type' => 'client_credentials',
        'client_id' => 'alfa-demo',
        'client_secret' => 'alfa-demo-secret',
    ],
])['access_token'];
$balance = send('/v1/balance', [CURLOPT_HTTPHEADER => ["authorization: Bearer $token"]]);
echo "Available: {$balance['availableBalance']} centavos\n";
