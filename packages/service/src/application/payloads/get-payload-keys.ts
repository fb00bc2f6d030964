import type { PublicHandler } from './public-operation.ts'

/** G-372: the public keys of payloads, for the payer's app. During a rotation there are several. */
export const getPayloadKeys: PublicHandler<'getPayloadKeys'> = async ({ locations }) => ({
  ok: true,
  status: 200,
  body: { keys: [...locations.publicKeys()] },
})
