import type { WalletWork } from '../wallet/wallet-work.ts'

const SECRET_BYTES = 32

/** Returns a new secret for the signatures of a webhook, in the form `whsec_…` (G-160). */
export const newSigningSecret = ({ random }: WalletWork): string =>
  `whsec_${Buffer.from(random(SECRET_BYTES)).toString('base64')}`
