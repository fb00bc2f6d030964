/** Compares one day, and reports the time that it took and the largest memory of this process meanwhile. */
import { once } from 'node:events'
import type { WalletCreated } from '@pix-payments/client/sandbox'
import { openSchema } from './database.ts'
import { openKit } from './open-kit.ts'

export interface DayToCompare {
  readonly baseUrl: string
  readonly databaseUrl: string
  readonly wallet: Pick<WalletCreated, 'walletId' | 'credentials'>
  /** YYYY-MM-DD. */
  readonly day: string
  readonly lineCount: number
}

export interface ComparedDay {
  readonly seconds: number
  readonly megabytes: number
}

const [task] = (await once(process, 'message')) as [DayToCompare]
const { baseUrl, databaseUrl, wallet, day } = task
await using database = await openSchema(databaseUrl)
const { kit } = await openKit({ storage: database.storage, baseUrl, wallet, prefix: 'day_' })
const began = performance.now()
const { status, lineCount } = await kit.days.reconcile(day)
const seconds = (performance.now() - began) / 1000
if (status !== 'closed' || lineCount !== task.lineCount)
  throw new Error(`The day is ${status} with ${lineCount} lines.`)
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
process.send?.({ seconds, megabytes } satisfies ComparedDay)
process.disconnect?.()
