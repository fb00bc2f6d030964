import type { Recurrence } from '@pix-payments/client'
import { BLOCKS_NEW_JOURNEY } from 'virtual:contract'
import { type Live, useVersioned } from '../api/live.ts'
import { stateOf } from '../state/arrows.ts'
import { usePage } from '../state/page.ts'

/** Reads the recurrence because of which this payer can have no other one now. Null: there is none, or no payer is given. */
export function useJourney(payerTaxId: string | undefined): Live<Recurrence | null> {
  const { session, walletId } = usePage()
  return useVersioned<Recurrence | null>(
    `journey ${walletId} ${payerTaxId}`,
    async (signal) => {
      const list = { walletId, resource: 'recurrence', limit: 100 } as const
      const { data } = await session.sandbox.activity.listResources(list, { signal })
      return data.map(({ resourceId, status }) => `${resourceId} ${status}`).join()
    },
    async (signal) => {
      if (payerTaxId === undefined) return null
      return session.call(walletId, async (pix) => {
        let newest: Recurrence | null = null
        for await (const it of pix.recurrences.listRecurrences.items(
          { payerTaxId, limit: 100 },
          { signal },
        )) {
          const blocks = BLOCKS_NEW_JOURNEY.states.includes(stateOf(it))
          if (blocks && (newest === null || endOf(it) > endOf(newest))) newest = it
        }
        return newest
      })
    },
  )
}

/** When a recurrence no longer blocks another one for its payer; infinite while it is pending. */
export const endOf = ({ status, updatedAt }: Recurrence): number =>
  status === 'PENDING' ? Infinity : Date.parse(updatedAt) + BLOCKS_NEW_JOURNEY.days * 86_400_000
