import { type Finding, listFindings } from '../application/audit/findings.ts'
import { systemClock } from '../clock.ts'
import { openStoreReader } from '../settings/open-store.ts'
import type { Settings } from '../settings/read-settings.ts'
import { closeKeptReport } from '../storage/rows/finding-rows.ts'
import { closePartitions, partitionsOf } from '../storage/partition.ts'
import { checkSchema } from '../storage/check-schema.ts'
import { withStore } from './accounts/with-store.ts'
import { appendAct } from '../storage/rows/audit-rows.ts'
import { commandActor } from './command-actor.ts'
import { InputError } from './input-error.ts'
import { type Printing, print, table } from './print.ts'

const MOST = 10_000

/** Prints the reports and orders that need a person, newest first. A service may run meanwhile. */
export async function printFindings(
  settings: Settings,
  { json, limit: text }: Printing & { readonly limit: string },
): Promise<void> {
  const limit = Number(text)
  if (!/^\d+$/.test(text) || limit < 1 || limit > MOST) {
    throw new InputError(`--limit must be an integer from 1 to ${MOST}, not "${text}".`)
  }
  const store = await openStoreReader(settings.store)
  try {
    await checkSchema(store)
    const options = { realNow: systemClock.now(), limit }
    const lists = await Promise.all(
      partitionsOf(store).map((one) => one.read((reader) => listFindings(reader, options))),
    )
    const findings = lists
      .flat()
      .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
      .slice(0, limit)
    print({ json }, findings, () => linesOf(findings, limit))
  } finally {
    await closePartitions(store)
  }
}

const LONGEST_NOTE = 500

/** Closes a kept report, after a person has dealt with it. The report stays in the store, with the note. */
export async function closeFinding(
  settings: Settings,
  { json, note }: Printing & { readonly note: string },
  id: string,
): Promise<void> {
  if (note.trim() === '' || note.length > LONGEST_NOTE) {
    throw new InputError(`--note must say what was done, in 1 to ${LONGEST_NOTE} characters.`)
  }
  await withStore(settings, async (store) => {
    let isClosed = false
    for (const one of partitionsOf(store)) {
      isClosed ||= await one.write(async (transaction) => {
        if (!(await closeKeptReport(transaction, id, note))) return false
        const act = { name: 'findingClosed', subject: id, by: commandActor('findings close') } as const
        await appendAct(transaction, { ...act, after: { note } }, systemClock.now())
        return true
      })
    }
    if (!isClosed) {
      throw new InputError(
        `No kept report has the id "${id}". pix-service findings --json lists the ids. An order leaves the list when the institution acknowledges it, and cannot be closed.`,
      )
    }
    print({ json }, { id, note }, () => [`Closed the report ${id}: ${note}`])
  })
}

function linesOf(findings: readonly Finding[], limit: number): readonly string[] {
  if (findings.length === 0) {
    return ['Nothing needs a person: no report is kept, and no order is refused or late.']
  }
  const rows = findings.map(({ at, walletId, kind, name, id, resourceId, attempts, reason }) => [
    at,
    walletId,
    `${kind} ${name}`,
    id,
    resourceId,
    attempts === null ? reason : `${reason} (${attempts} attempts)`,
  ])
  const lines = table(['TIME', 'WALLET', 'MESSAGE', 'ID', 'RESOURCE', 'REASON'], rows)
  return findings.length < limit
    ? lines
    : [...lines, `There may be more: --limit ${limit} ends the list here.`]
}
