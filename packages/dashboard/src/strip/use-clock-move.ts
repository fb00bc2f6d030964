import type { ClockAdvance } from '@pix-payments/client/sandbox'
import { useState } from 'preact/hooks'
import { type Command, useCommand } from '../api/live.ts'
import { usePage } from '../state/page.ts'

/** How far the clock moves: seconds, or to the next timer. */
export type Distance = { readonly by: number } | { readonly until: 'nextDue' }

/** The moves of the wallet's clock. */
export interface ClockMove {
  readonly advance: Command<[distance: Distance]>
  readonly setMode: Command<[mode: 'RUNNING' | 'FROZEN']>
  /** What the last advance ran; undefined before the first one. */
  readonly last: ClockAdvance | undefined
  readonly forget: () => void
}

/** Moves the clock of the wallet that the page shows. */
export function useClockMove(): ClockMove {
  const { session, walletId } = usePage()
  const [last, setLast] = useState<ClockAdvance>()
  const advance = useCommand(async (distance: Distance) => {
    setLast(await session.sandbox.clock.advanceClock({ walletId, ...distance }))
  })
  const setMode = useCommand((mode: 'RUNNING' | 'FROZEN') =>
    session.sandbox.clock.setClock({ walletId, mode }),
  )
  return { advance, setMode, last, forget: () => setLast(undefined) }
}
