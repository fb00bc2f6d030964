import { DAY_SECONDS, SETTLEMENT_SECONDS } from '../sandbox/durations.ts'
import type { SandboxWallet, SuccessBody } from '../sandbox/sandbox-wallet.ts'
import { checkDelivery } from '../webhook/delivery.ts'
import type { Received, Receiver } from '../webhook/receiver.ts'
import type { Play, WebhookScenario } from './scenario.ts'

const configure = (
  wallet: SandboxWallet,
  url: string,
  changes: object = {},
): Promise<SuccessBody<'configureWebhook'>> =>
  wallet.call('configureWebhook', { body: { url, authentication: { type: 'NONE' }, ...changes } })

/** Waits for the deliveries to a receiver name. Notes a violation for each difference from the contract. */
async function take(
  play: Play,
  receiver: Receiver,
  name: string,
  count: number,
  secret: string,
): Promise<readonly Received[]> {
  const { contract, deliveryMilliseconds } = play.sandbox
  const received = await receiver.arrivals(name, count, deliveryMilliseconds)
  play.same(`deliveries to ${name.replace(/-\d+$/, '')}`, received.length, count)
  for (const delivery of received) {
    for (const violation of checkDelivery(contract, eventOf(delivery), { ...delivery, secret })) {
      play.note(violation)
    }
  }
  return received
}

const eventOf = ({ text }: Received): string =>
  String((JSON.parse(text) as { readonly event?: unknown }).event)

const signs = (play: Play, delivery: Received, secret: string): boolean =>
  checkDelivery(play.sandbox.contract, eventOf(delivery), { ...delivery, secret }).every(
    ({ at }) => at !== 'header webhook-signature',
  )

async function rotation(play: Play, receiver: Receiver): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const name = play.sandbox.unique('rotation')
  const url = receiver.url(name)
  const first = (await configure(wallet, url)).signingSecret ?? ''
  await wallet.deposit('minimal')
  const [before] = await take(play, receiver, name, 1, first)
  const rotated = await configure(wallet, url, { rotateSigningSecret: true })
  const second = rotated.signingSecret ?? ''
  play.same('the new secret is another', second !== first && second !== '', true)
  play.same('the first secret is shown once', (await configure(wallet, url)).signingSecret, null)

  await wallet.deposit('minimal')
  const [, during] = await take(play, receiver, name, 2, first)
  await wallet.pass(DAY_SECONDS)
  await wallet.deposit('minimal')
  const [, , after] = await receiver.arrivals(name, 3, play.sandbox.deliveryMilliseconds)
  const signatures = [before, during, after].map((delivery) =>
    delivery === undefined ? 'none' : [first, second].map((secret) => signs(play, delivery, secret)),
  )
  play.same('signed by the first and by the second secret, before, during and after', signatures, [
    [true, false],
    [true, true],
    [false, true],
  ])
}

async function filter(play: Play, receiver: Receiver): Promise<void> {
  const wallet = await play.sandbox.openWallet({ openingBalance: 10_000, directory: true })
  const { walletId, control } = wallet
  const name = play.sandbox.unique('filter')
  const { signingSecret } = await configure(wallet, receiver.url(name), { events: ['pixWithdrawSettled'] })
  await wallet.deposit('minimal')
  const body = wallet.example('createWithdrawalByPixKey')
  await wallet.call('createWithdrawalByPixKey', { body })
  await wallet.pass(SETTLEMENT_SECONDS)
  const received = await take(play, receiver, name, 1, signingSecret ?? '')
  play.same('events that came', received.map(eventOf), ['pixWithdrawSettled'])
  const { data: events } = await control.events.listEvents({ walletId })
  play.same(
    'events that happened',
    events.map(({ event }) => event),
    ['pixChargePaid', 'pixWithdrawSettled'],
  )
  const { data: deliveries } = await control.deliveries.listDeliveries({ walletId })
  play.same(
    'deliveries',
    deliveries.map(({ event }) => event),
    ['pixWithdrawSettled'],
  )
}

async function newUrl(play: Play, receiver: Receiver): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const [old, fresh] = [play.sandbox.unique('old'), play.sandbox.unique('new')]
  const { signingSecret } = await configure(wallet, receiver.url(old))
  const secret = signingSecret ?? ''
  await wallet.deposit('minimal')
  await take(play, receiver, old, 1, secret)
  const authentication = { type: 'HEADER', headerName: 'X-Webhook-Key', headerValue: 'key-1' }
  await configure(wallet, receiver.url(fresh), { authentication })
  await wallet.deposit('minimal')
  const [delivery] = await take(play, receiver, fresh, 1, secret)
  play.same('the configured header', delivery?.headers['x-webhook-key'], 'key-1')
  await take(play, receiver, old, 1, secret)
}

async function retried(play: Play, receiver: Receiver): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const { walletId, control } = wallet
  const name = play.sandbox.unique('retry')
  const { signingSecret } = await configure(wallet, receiver.url(name))
  await control.faults.createFault({
    walletId,
    target: { event: 'pixChargePaid' },
    effect: { kind: 'status', status: 503 },
    times: 1,
  })
  await wallet.deposit('minimal')
  await control.clock.advanceClock({ walletId, until: 'idle' })
  const [delivery] = await take(play, receiver, name, 1, signingSecret ?? '')
  const { data } = await control.deliveries.listDeliveries({ walletId })
  const [kept] = data
  play.same(
    'deliveries',
    data.map(({ status }) => status),
    ['DELIVERED'],
  )
  play.same(
    'answers',
    kept?.attempts.map(({ status }) => status),
    [503, 204],
  )
  const ids = kept?.attempts.map(({ requestHeaders }) => requestHeaders['webhook-id'])
  play.same('webhook-id of both', ids, [kept?.eventId, kept?.eventId])
  play.same('webhook-id that came', delivery?.headers['webhook-id'], kept?.eventId)
}

export const webhookScenarios: readonly WebhookScenario[] = [
  {
    name: 'after a rotation both secrets sign for one day, then only the new one',
    gaps: ['G-160', 'G-215'],
    run: rotation,
  },
  {
    name: 'an event that the filter excludes is recorded and not delivered',
    rules: ['R-233'],
    gaps: ['G-164'],
    run: filter,
  },
  {
    name: 'a new configuration replaces the URL and its authentication',
    rules: ['R-232', 'R-234', 'R-235'],
    gaps: ['G-124'],
    run: newUrl,
  },
  {
    name: 'a delivery that the receiver refused is sent again with the same id',
    gaps: ['G-159', 'G-161'],
    run: retried,
  },
]
