import type { Validation } from '@pix-payments/http-contract/validation'
import { isRecord } from '../schema/document.ts'
import { TargetError } from '../target/open-target.ts'
import type { Institution } from './institution.ts'
import type { LookUpBodies } from './look-up-bodies.ts'
import { ORDER_OPERATIONS, type OrderMaker } from './orders.ts'
import {
  PROBE_PATH,
  type ReportServer,
  type ReportServerOptions,
  startReportServer,
} from './report-server.ts'
import { isSecret } from './signature.ts'
import type { RailTestData } from './test-data.ts'

/** Checks the form of the secrets. The suite needs at least one for each direction. */
export function checkSecrets(direction: 'order' | 'report', secrets: readonly string[]): void {
  const option = `--${direction}-secret (PIX_RAIL_${direction.toUpperCase()}_SECRET)`
  if (secrets.length === 0)
    throw new TargetError(`The suite needs at least one ${direction} secret. Give ${option}.`)
  if (!secrets.every(isSecret))
    throw new TargetError(
      `The ${direction} secret is malformed. ${option} must be whsec_ and Base64; separate several by commas.`,
    )
}

export interface TestDataCheck {
  readonly validation: Validation
  readonly orders: OrderMaker
  readonly lookUps: LookUpBodies
  /** The values from which the bodies were made. */
  readonly given: RailTestData & { readonly walletId: string }
}

/** Checks that the look-ups and orders are valid with the test data, because a wrong value would fail many cases. */
export function checkTestData({ validation, orders, lookUps, given }: TestDataCheck): void {
  const requests = [
    ...Object.entries(lookUps).map(([operation, body]) => ({
      operation,
      body: body as unknown,
      pathParameters: {},
    })),
    ...ORDER_OPERATIONS.map((operation) => {
      const { body, orderId } = orders.make(operation)
      return { operation, body, pathParameters: { orderId } }
    }),
  ]
  for (const { operation, ...parts } of requests) {
    const wrong = validation.request(operation, parts).find((it) => it.in !== 'header')
    if (wrong === undefined) continue
    const options = optionsWith(given, valueAt(parts.body, wrong.field)).join(' or ')
    const fix = options === '' ? '' : ` Change ${options}.`
    throw new TargetError(`The test data does not fit ${operation}: ${wrong.field} ${wrong.message}.${fix}`)
  }
}

/** Returns the value at a path such as `creditor.taxId`. */
const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (isRecord(value) ? value[name] : undefined), body)

/** Returns the options that gave a value: `--payer-tax-id` for the value of `payerTaxId`. */
const optionsWith = (given: TestDataCheck['given'], value: unknown): readonly string[] =>
  Object.entries(given)
    .filter(
      ([, it]) =>
        value !== undefined && (it === value || (isRecord(it) && Object.values(it).includes(value))),
    )
    .map(([name]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)

export async function listen(options: ReportServerOptions): Promise<ReportServer> {
  try {
    return await startReportServer(options)
  } catch (error) {
    throw new TargetError(
      `The suite cannot receive reports at ${options.host}:${options.port}: ${(error as Error).message}. Stop the service there, or choose another --listen.`,
    )
  }
}

/** Checks that the public URL leads to this suite. */
export async function probe(reportsUrl: string): Promise<void> {
  const found = await fetch(`${reportsUrl}${PROBE_PATH}`).then(
    async (response) =>
      response.ok ? ((await response.json()) as { suite?: unknown }).suite : response.status,
    (error: unknown) => (error as Error).message,
  )
  if (found !== 'rail')
    throw new TargetError(
      `${reportsUrl}${PROBE_PATH} does not lead to this suite (${String(found)}). Forward --reports-url to the address of --listen.`,
    )
}

export async function checkReachable(institution: Institution, baseUrl: string): Promise<void> {
  const request = { method: 'GET', target: '/health', headers: {} }
  await institution.send('getHealth', request).catch((error: unknown) => {
    throw new TargetError(`The institution at ${baseUrl} cannot be reached: ${(error as Error).message}.`)
  })
}
