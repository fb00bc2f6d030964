import type { PixClient, Schedule } from '@pix-payments/client'

/** Reads at most 50 items. The client requests further pages when the loop needs them. */
export async function lastFailures(pix: PixClient): Promise<string[]> {
  const failures: string[] = []
  for await (const schedule of pix.schedules.listSchedules.items({ status: 'FAILED' }, { maxItems: 50 })) {
    failures.push(`${schedule.id}: ${schedule.rejectionCode}`)
  }
  return failures
}

/** Reads all schedules page by page. `save` gets each page, and the cursor from which a restart continues. */
export async function exportSchedules(
  pix: PixClient,
  cursor: string | undefined,
  save: (schedules: readonly Schedule[], next: string | undefined) => Promise<void>,
): Promise<void> {
  const pages = pix.schedules.listSchedules.pages({ cursor })
  for await (const { data } of pages) await save(data, pages.position)
}
