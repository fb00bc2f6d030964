<?php
/** True when a delivery comes from the API. The body is the raw text, `$now` is in seconds. */
function is_genuine(
    array $secrets,
    string $id,
    string $timestamp,
    string $signatures,
    string $body,
    ?int $now = null,
): bool {
    if (!ctype_digit($timestamp) || abs(($now ?? time()) - (int) $timestamp) > 300) {
        return false;
    }
    foreach ($secrets as $secret) { // two secrets during a rotation
        $key = base64_decode(substr($secret, strlen('whsec_')), true);
        $wanted = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
        foreach (explode(' ', $signatures) as $entry) {
            if (hash_equals($wanted, $entry)) {
                return true;
            }
        }
    }
    return false;
}
