import type { Fault, FaultList } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { type Live, useCommand } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Empty, Trouble } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'
import { FaultForm } from './fault-form.tsx'

/** The faults of the wallet, and a form for another one. */
export function FaultPanel({ faults }: { readonly faults: Live<FaultList> }): JSX.Element {
  const { session, walletId } = usePage()
  const remove = useCommand((faultId: string) => session.sandbox.faults.deleteFault({ walletId, faultId }))
  const clear = useCommand(() => session.sandbox.faults.deleteFaults({ walletId }))
  const data = faults.value?.data ?? []
  return (
    <div class="panel">
      <h2>{t('Faults')}</h2>
      <p class="hint">
        {t('A fault makes calls of this wallet or deliveries to its webhook fail on purpose.')}
      </p>
      <Trouble error={faults.error ?? remove.error ?? clear.error} />
      {data.length === 0 ? (
        <Empty>{t('There is no fault: everything works.')}</Empty>
      ) : (
        <ul class="rows">
          {data.map((fault) => (
            <li key={fault.faultId}>
              <span>
                <code>{fault.target.operationId ?? fault.target.event}</code> {effectText(fault)}
              </span>
              <span class="hint">
                {fault.times === null
                  ? t('Hits: {n}', { n: fault.applied })
                  : t('Hits: {n} of {times}', { n: fault.applied, times: fault.times })}
                {isSpent(fault) && ` · ${t('spent')}`}
              </span>
              <button
                type="button"
                class="small"
                disabled={remove.isBusy}
                onClick={() => void remove.run(fault.faultId)}
              >
                {t('Remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {data.length > 1 && (
        <button type="button" disabled={clear.isBusy} onClick={() => void clear.run()}>
          {t('Remove all faults')}
        </button>
      )}
      <FaultForm />
    </div>
  )
}

/** Whether the fault has hit as often as it may. */
export const isSpent = ({ applied, times }: Fault): boolean => times !== null && applied >= times

/** The effect with its value: `latency 500 ms`, `status 503`, `drop`. */
function effectText({ effect }: Fault): string {
  if (effect.kind === 'latency') return `latency ${effect.milliseconds} ms`
  if (effect.kind === 'status')
    return `status ${effect.status}${effect.code === null ? '' : ` ${effect.code}`}`
  return effect.kind
}
