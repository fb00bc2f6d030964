/**
 * §7.4, G-185: the refusal when Pix Automático is switched off for a wallet. It asks the caller to wait an hour, because a
 * retry would get the same response.
 */
export const NOT_ENABLED = { ok: false, code: 'HTTP_503', headers: { 'retry-after': '3600' } } as const
