import { brasiliaDay } from '../dates.ts'
import type { Open } from '../kit/kit.ts'
import type { EntryRow } from '../storage/records.ts'

type NewEntry = Omit<EntryRow, 'key' | 'day' | 'matched_day'>

const rowOf = (entry: NewEntry): EntryRow => ({
  ...entry,
  key: `${entry.wallet_id}/${entry.id}`,
  day: brasiliaDay(entry.booked_at),
  matched_day: null,
})

/** Adds a movement to the books. Returns false when it was booked before: then book nothing else for it. */
export const book = ({ entries }: Pick<Open, 'entries'>, entry: NewEntry): Promise<boolean> =>
  entries.insert(rowOf(entry))

/** Adds movements that were not booked before. */
export const bookAll = ({ entries }: Pick<Open, 'entries'>, all: readonly NewEntry[]): Promise<void> =>
  entries.insertAll(all.map(rowOf))
