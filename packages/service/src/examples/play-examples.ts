import { type CalendarDate, addDays, brasiliaDate, nextBusinessDay } from '@pix-payments/pix'
import type { OperationId } from '@pix-payments/spec'
import { DEFAULT_WALLETS, DEMO_CREDENTIALS } from '../sandbox/default-wallets.ts'
import {
  type CommandKey,
  type StoredCommand,
  findCommand,
  saveCommand,
} from '../storage/rows/command-rows.ts'
import type { Store } from '../storage/store.ts'
import type { ContractExamples, Creation, Json } from './contract-examples.ts'
import { AUTHORIZED, NEEDS, type Need, SETTLED, type Step } from './example-needs.ts'
import { Renames } from './renames.ts'

/** A new sandbox whose clocks are frozen, and its open store. */
export interface NewSandbox {
  readonly url: string
  readonly store: Store
}

/** The days from the end of the examples to the due date of a charge that only a simulation names. */
const LEAD_DAYS = 4
const [{ walletId, clientId, clientSecret }] = DEMO_CREDENTIALS

/**
 * Plays the examples of the contract in a new sandbox. Sends each request example that creates a resource, at the time
 * that its response example shows, and simulates what other operations need of this resource. Stops before the last
 * request, and creates there what only simulations name. Returns the ids that replace those of the sandbox.
 */
export async function playExamples(sandbox: NewSandbox, examples: ContractExamples): Promise<Renames> {
  const player = new Player(sandbox, examples)
  await player.play()
  return player.renames
}

class Player {
  readonly renames: Renames = new Renames()
  readonly #sandbox: NewSandbox
  readonly #examples: ContractExamples
  /** By the id in the examples: what the operations need of the resource, and the operation. */
  readonly #needs = new Map<string, readonly [Need, OperationId]>()
  readonly #commands: (readonly [CommandKey, StoredCommand])[] = []
  readonly #end: string
  #token = ''
  #made = 0

  constructor(sandbox: NewSandbox, examples: ContractExamples) {
    this.#sandbox = sandbox
    this.#examples = examples
    this.#end = examples.creations.at(-1)?.response.createdAt ?? ''
    for (const [name, need] of Object.entries<Need>(NEEDS)) {
      const operationId = name as OperationId
      this.#needs.set(this.#resourceOf(operationId), [need, operationId])
      for (const creation of examples.creations)
        if (creation.operationId === operationId && need.resource !== 'charge')
          this.#needs.set(creation.target, [need, operationId])
    }
  }

  /** The id of the resource that an operation names. A refund names the payment of a charge. */
  #resourceOf(operationId: OperationId): string {
    const { chargeId, endToEndId } = this.#examples.request(operationId)
    const isPaid = (it: Json): boolean => idOf(Object(it['pixTransaction']), 'endToEndId') === endToEndId
    const charge = endToEndId === undefined ? undefined : this.#examples.findSuccess(isPaid)
    return idOf(charge ?? { id: chargeId ?? this.#examples.id(operationId) })
  }

  async play(): Promise<void> {
    const form = new FormData()
    const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const token = await this.#call('POST', '/v1/oauth2/token', form)
    this.#token = String(token['access_token'])
    for (const creation of this.#examples.creations)
      if (creation.response.createdAt < this.#end) await this.#create(creation)
    for (const wallet of DEFAULT_WALLETS) await this.#reach(wallet.id, this.#end)
    // A payer has at most one pending recurrence, so the pending ones come last.
    const isPending = ({ resource, steps }: Need): boolean => resource === 'recurrence' && steps.length < 2
    const missing = [...this.#needs].sort(([, [a]], [, [b]]) => Number(isPending(a)) - Number(isPending(b)))
    for (const [id, [need, operationId]] of missing) {
      const made = await this.#make(need, this.#examples.operation(operationId).successes[0])
      this.renames.set(idOf(made), id)
    }
    await this.#sandbox.store.write(async (transaction) => {
      for (const [key, command] of this.#commands)
        await saveCommand(transaction, key, { ...command, createdAt: Date.parse(this.#end) })
    })
  }

  async #create({ operationId, target, request, response }: Creation): Promise<void> {
    await this.#reach(walletId, response.createdAt)
    const own = (text: unknown): string => this.renames.original(String(text))
    const targetId = own(target)
    const { endToEndId } = request
    const body = endToEndId === undefined ? request : { ...request, endToEndId: own(endToEndId) }
    const created = await this.#send(operationId, targetId, body)
    // The answer to a command is kept for 48 hours. Kept until the end, it also answers the example.
    const key = { walletId, operationId, targetId, externalId: String(request['externalId']) }
    const command = await this.#sandbox.store.read((reader) => findCommand(reader, key))
    if (command !== undefined) this.#commands.push([key, command])
    this.renames.learn(created, response)
    const [need] = this.#needs.get(idOf(response)) ?? []
    if (need === undefined) return
    this.#needs.delete(idOf(response))
    if (need.resource === 'schedule') await this.#untilSent(created)
    await this.#simulate(need.steps, created)
    if (need.resource !== 'charge') return
    const charge = await this.#send('getImmediateCharge', idOf(created))
    const isSame = (it: Json): boolean => idOf(it) === idOf(response) && it['status'] === charge['status']
    this.renames.learn(charge, this.#examples.findSuccess(isSame) ?? {})
  }

  /** A charge is sent at most ten days before its due date (G-098). */
  async #untilSent(schedule: Json): Promise<void> {
    const { status, dueDate } = await this.#send('getSchedule', idOf(schedule))
    if (status === 'CREATED')
      await this.#reach(walletId, `${addDays(dueDate as CalendarDate, -10)}T12:00:00.000Z`)
  }

  async #simulate(steps: readonly Step[], resource: Json): Promise<void> {
    for (const [operationId, example] of steps) {
      const body = this.#examples.request(operationId, example)
      await this.#send(
        operationId,
        idOf(resource),
        'chargeId' in body ? { ...body, chargeId: idOf(resource) } : body,
      )
    }
  }

  /** Creates a resource like the one that an example shows, and simulates what is needed of it. */
  async #make({ resource, steps }: Need, shown: Json = {}): Promise<Json> {
    const created = await this.#resources[resource](shown)
    await this.#simulate(steps, created)
    return created
  }

  readonly #resources: Readonly<Record<Need['resource'], (shown: Json) => Promise<Json>>> = {
    charge: () =>
      this.#send('createImmediateCharge', '', this.#examples.request('createImmediateCharge', 'minimal')),
    recurrence: ({ externalId, expectedPayer }) => {
      const request = this.#examples.request('createRecurrence')
      const { taxId } = Object(expectedPayer ?? request['expectedPayer']) as { readonly taxId: string }
      this.#made += 1
      return this.#send('createRecurrence', '', {
        ...request,
        externalId: externalId ?? `recurrence-of-a-charge-${this.#made}`,
        expectedPayer: { taxId },
        recurrenceDetails: { ...Object(request['recurrenceDetails']), firstPaymentDate: this.#dueDate },
      })
    },
    schedule: async () => {
      const recurrence = await this.#make({ resource: 'recurrence', steps: AUTHORIZED })
      const { externalId, amount } = recurrence
      return this.#send('createSchedule', idOf(recurrence), {
        externalId,
        amount,
        cycleNumber: 2,
        dueDate: this.#dueDate,
      })
    },
    refund: async () => {
      const schedule = await this.#make({ resource: 'schedule', steps: SETTLED })
      return this.#send('simulateScheduleRefund', idOf(schedule))
    },
  }

  get #dueDate(): string {
    return nextBusinessDay(addDays(brasiliaDate(Date.parse(this.#end)), LEAD_DAYS))
  }

  #reach(wallet: string, to: string): Promise<Json> {
    return this.#call('POST', `/sandbox/wallets/${wallet}/clock/advance`, JSON.stringify({ to }))
  }

  #send(operationId: OperationId, id: string, body: Json = {}): Promise<Json> {
    const { method, path } = this.#examples.operation(operationId)
    return this.#call(method, path.replace(/\{\w+\}/, id), method === 'GET' ? null : JSON.stringify(body))
  }

  async #call(method: string, path: string, body: BodyInit | null): Promise<Json> {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const headers = { ...type, ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }) }
    const answer = await fetch(this.#sandbox.url + path, { method, headers, body })
    const text = await answer.text()
    if (answer.ok) return JSON.parse(text) as Json
    throw new Error(`The examples cannot be played: ${method} ${path} returned ${answer.status} ${text}`)
  }
}

const idOf = (resource: Json, name = 'id'): string =>
  String(resource['chargeId'] ?? resource['refundId'] ?? resource[name])
