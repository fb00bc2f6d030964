import { brasiliaDay } from '../brasilia.ts'
import type { Open } from '../kit-context.ts'
import type { EntryRow } from '../records.ts'

/** Adds a movement to the books. Returns false when it was booked before: then book nothing else for it. */
export const book = (
  { entries }: Pick<Open, 'entries'>,
  entry: Omit<EntryRow, 'key' | 'day' | 'matched_day'>,
): Promise<boolean> =>
  entries.insert({
    ...entry,
    key: `${entry.wallet_id}/${entry.id}`,
    day: brasiliaDay(entry.booked_at),
    matched_day: null,
  })
