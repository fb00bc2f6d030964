/** Properties and headers that give access: they are never written down in the open. */
const SECRETS = new Set(
  [
    'client_secret',
    'clientSecret',
    'access_token',
    'authorization',
    'signingSecret',
    'password',
    'token',
    'headerValue',
    'webhook-signature',
    'cookie',
  ].map((name) => name.toLowerCase()),
)

/** Properties that tell of a person, or pay in somebody's name. */
const PERSONAL = new Set(
  [
    'taxId',
    'payerTaxId',
    'name',
    'payerName',
    'pixKey',
    'receiverPixKey',
    'accountNumber',
    'brCode',
    'textContent',
    'recUrlAccessToken',
    'metadata',
    'description',
    'payerMessage',
  ].map((name) => name.toLowerCase()),
)

export const MASK = '********'

/** A copy of a JSON value without secrets and, unless they are asked for, without personal data. */
export function masked(value: unknown, { personalData }: { readonly personalData: boolean }): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, { personalData }))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const key = name.toLowerCase()
      const isHidden = SECRETS.has(key) || (!personalData && PERSONAL.has(key))
      return [name, isHidden && inner !== null ? MASK : masked(inner, { personalData })]
    }),
  )
}
