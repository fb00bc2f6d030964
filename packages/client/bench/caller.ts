import { parseArgs } from 'node:util'
import { createPixClient } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { CALLS, type CallName } from './contract-calls.ts'
import type { Kind, Round } from './kinds.ts'

/**
 * Makes the calls in one of the ways that the bench compares. Each way has its own process, as in an application. In a
 * single process, V8 would optimize shared code for all ways together.
 */
const { values } = parseArgs({
  options: { kind: { type: 'string', default: '' }, 'base-url': { type: 'string', default: '' } },
})
const kind = values.kind as Kind
const baseUrl = values['base-url']

let attempts = 0
const pix = createPixClient({
  baseUrl,
  clientId: 'bench',
  clientSecret: 'bench',
  ...(kind === 'client' && { checks }),
  onAttempt: () => {
    attempts += 1
  },
})

async function bare(name: CallName, init: { signal?: AbortSignal; headers?: object } = {}): Promise<unknown> {
  const { method, url, body } = CALLS[name]
  const response = await fetch(`${baseUrl}${url}`, {
    method,
    ...init,
    headers: {
      accept: 'application/json',
      authorization: 'Bearer bench',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...init.headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

/** The smallest possible client that has a timeout and correlation ids. */
async function bounded(name: CallName): Promise<unknown> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), 30_000)
  try {
    return await bare(name, {
      signal: controller.signal,
      headers: { 'x-correlation-id': crypto.randomUUID() },
    })
  } finally {
    clearTimeout(timer)
  }
}

const byClient = (name: CallName): Promise<unknown> => CALLS[name].call(pix)
const WAYS: Readonly<Record<Kind, (name: CallName) => Promise<unknown>>> = {
  fetch: bare,
  bounded,
  client: byClient,
  clientWithoutChecks: byClient,
}

async function round({ name, calls, concurrency }: Round): Promise<number> {
  const call = WAYS[kind]
  let left = calls
  const worker = async (): Promise<void> => {
    while (left-- > 0) await call(name)
  }
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: concurrency }, worker))
  const { user, system } = process.cpuUsage(before)
  if (call === byClient && attempts < calls)
    throw new Error('onAttempt was not called: not everything is on.')
  return (user + system) / calls
}

process.on('message', (asked: Round) => {
  round(asked).then(
    (time) => process.send?.(time),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
