import type { Play, Scenario } from './scenario.ts'

async function isolated(play: Play): Promise<void> {
  const own = await play.sandbox.openWallet({ openingBalance: 10_000, directory: true })
  const other = await play.sandbox.openWallet()
  const { chargeId, endToEndId } = await own.deposit('minimal')
  const forbidden = { status: 403, code: 'Forbidden' }
  const notFound = { status: 404, code: 'NotFound' }
  await play.refused(other, 'getImmediateCharge', { path: { chargeId } }, forbidden)
  const refund = { path: { endToEndId }, body: { externalId: 'refund-1', amount: 1 } }
  await play.refused(other, 'createRefund', refund, forbidden)
  await own.call('createRefund', refund)
  const path = { endToEndId, externalId: 'refund-1' }
  await play.refused(other, 'getRefund', { path }, forbidden)

  const body = own.example('createWithdrawalByPixKey')
  const { externalId } = await own.call('createWithdrawalByPixKey', { body })
  await play.refused(other, 'getWithdrawal', { path: { externalId } }, notFound)
  const { totalItems } = await other.call('listStatement', { query: [['endToEndId', endToEndId]] })
  play.same('lines in the other wallet', totalItems, 0)
  const charge = { ...other.example('createImmediateCharge', 'minimal'), pixKey: own.pixKey }
  await play.refused(
    other,
    'createImmediateCharge',
    { body: charge },
    { status: 400, code: 'MalformedRequest' },
  )
  await play.balance(other, 'of the other wallet', { available: 0, blocked: 0, pending: 0, total: 0 })
}

async function revoked(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const { walletId, control, credentials } = wallet
  const form = {
    grant_type: 'client_credentials',
    client_id: credentials.clientId,
    client_secret: credentials.clientSecret,
  }
  const issued = await wallet.call('createAccessToken', { body: form })
  play.same('token_type and lifetime', [issued.token_type, issued.expires_in], ['Bearer', 3600])
  play.same('another token for each request', issued.access_token !== wallet.accessToken, true)
  await play.balance(wallet, 'with the earlier token', { available: 0 })
  await control.wallets.revokeTokens({ walletId })
  for (const token of [wallet.accessToken, issued.access_token]) {
    const headers = { authorization: `Bearer ${token}` }
    await play.refused(wallet, 'getBalance', { headers }, { status: 401, code: 'Unauthorized' })
  }
  const { access_token } = await wallet.call('createAccessToken', { body: form })
  const headers = { authorization: `Bearer ${access_token}` }
  const { totalBalance } = await wallet.call('getBalance', { headers })
  play.same('total balance with a new token', totalBalance, 0)
}

export const walletScenarios: readonly Scenario[] = [
  {
    name: 'a wallet cannot read the resources of another wallet',
    rules: ['R-205', 'R-213'],
    gaps: ['G-005', 'G-015', 'G-110'],
    run: isolated,
  },
  {
    name: 'a revoked token returns 401 at once, and a new token works',
    rules: ['R-197', 'R-314'],
    gaps: ['G-153'],
    run: revoked,
  },
]
