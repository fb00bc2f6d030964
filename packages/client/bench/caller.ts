import { parseArgs } from 'node:util'
import { createPixClient, type paths } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import createClient from 'openapi-fetch'
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

async function bare(name: CallName): Promise<unknown> {
  const { method, url, body } = CALLS[name]
  const response = await fetch(`${baseUrl}${url}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: 'Bearer bench',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

const http = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer bench' } })

async function byOpenapiFetch(name: CallName): Promise<unknown> {
  const { data, error } = await CALLS[name].openapiFetch(http)
  if (error !== undefined) throw new Error(JSON.stringify(error))
  return data
}

const byClient = (name: CallName): Promise<unknown> => CALLS[name].call(pix)
const WAYS: Readonly<Record<Kind, (name: CallName) => Promise<unknown>>> = {
  fetch: bare,
  openapiFetch: byOpenapiFetch,
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
