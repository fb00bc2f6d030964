import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useLive } from '../api/live.ts'
import { type Phrase, t } from '../language/language.ts'
import { usePage } from '../state/page.ts'
import { type Panel, show } from '../state/url.ts'
import { ClockControls, Ran } from './clock-controls.tsx'
import { FaultPanel, isSpent } from './fault-panel.tsx'
import { SnapshotPanel } from './snapshot-panel.tsx'
import { useClockMove } from './use-clock-move.ts'

/** The clock, the faults and the snapshots of the wallet, on every screen. */
export function Strip(): JSX.Element {
  const { session, view, walletId } = usePage()
  const faults = useLive(`faults ${walletId}`, (signal) =>
    session.sandbox.faults.listFaults({ walletId, limit: 100 }, { signal }),
  )
  const snapshots = useLive(`snapshots ${walletId}`, (signal) =>
    session.sandbox.state.listSnapshots({ walletId, limit: 100 }, { signal }),
  )
  const move = useClockMove()
  const [isOpen, setOpen] = useState(view.panel !== undefined)
  return (
    <section class={isOpen ? 'strip open' : 'strip'} aria-label={t('Clock, faults and snapshots')}>
      <button type="button" class="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('Move')}
      </button>
      <div class="strip-row">
        <ClockControls move={move} />
        <div class="strip-panels">
          <PanelButton
            panel="faults"
            phrase="Faults ({n})"
            n={faults.value?.data.filter((fault) => !isSpent(fault)).length ?? 0}
            open={view.panel}
          />
          <PanelButton
            panel="snapshots"
            phrase="Snapshots ({n})"
            n={snapshots.value?.data.length ?? 0}
            open={view.panel}
          />
        </div>
      </div>
      <Ran move={move} />
      {view.panel === 'faults' && <FaultPanel faults={faults} />}
      {view.panel === 'snapshots' && <SnapshotPanel snapshots={snapshots} />}
    </section>
  )
}

function PanelButton({
  panel,
  phrase,
  n,
  open,
}: {
  readonly panel: Panel
  readonly phrase: Phrase
  readonly n: number
  readonly open: Panel | undefined
}): JSX.Element {
  const isOpen = open === panel
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      class={n > 0 && panel === 'faults' ? 'warn' : undefined}
      onClick={() => show({ panel: isOpen ? undefined : panel }, { replace: true })}
    >
      {t(phrase, { n })}
    </button>
  )
}
