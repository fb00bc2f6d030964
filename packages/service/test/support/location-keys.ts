import { generateKeyPairSync } from 'node:crypto'

/** A new private key on P-256, as PEM (PKCS #8). */
export const newPem = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string

/** A key that signs nothing but payloads of these tests, with a certificate of its own. */
export const CERTIFIED_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgxbjw6ugqKQllMtBA
iFvMnw5g2+8weyGX/cz8A3PLrb6hRANCAAR0sp5GdJaHCw83X7aUJ9m2S1hDFRVF
rVxhIGEafRfVF+n6Xus2FTWKYpvxeAc0xW6wenLQbKrRqYqys8rFe/2W
-----END PRIVATE KEY-----
`
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBqDCCAU2gAwIBAgIUKkdLajZBPZt1WOedZQsvuzbgq1YwCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPcGl4LmV4YW1wbGUuY29tMCAXDTI2MTEyMzAzNDgzM1oYDzIx
MjYxMDMwMDM0ODMzWjAaMRgwFgYDVQQDDA9waXguZXhhbXBsZS5jb20wWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAAR0sp5GdJaHCw83X7aUJ9m2S1hDFRVFrVxhIGEa
fRfVF+n6Xus2FTWKYpvxeAc0xW6wenLQbKrRqYqys8rFe/2Wo28wbTAdBgNVHQ4E
FgQUNCmcYXsHJkjXUny7abtelHuM/FowHwYDVR0jBBgwFoAUNCmcYXsHJkjXUny7
abtelHuM/FowDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgg9waXguZXhhbXBs
ZS5jb20wCgYIKoZIzj0EAwIDSQAwRgIhAN+RVMD8TTdC91jqbPmQ9OCCZQzIpA0+
RytqEolGoIZaAiEAzVF6XrqGZYo5fqb8w2KNxB67JoAb0E0FxuL+Xey+abA=
-----END CERTIFICATE-----
`
