import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useCommand, useLive } from '../api/live.ts'
import { newId } from '../api/new-id.ts'
import { t } from '../language/language.ts'
import { AmountField } from '../parts/form.tsx'
import { amountText, money, readMoney } from '../parts/money.ts'
import { Trouble, ViewLink } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'

/** Refunds a paid charge, the whole of it or a part, and then proposes what is left. */
export function RefundForm({
  chargeId,
  endToEndId,
  paid,
}: {
  readonly chargeId: string
  readonly endToEndId: string
  readonly paid: number
}): JSX.Element {
  const { session, walletId } = usePage()
  const { activity } = session.sandbox
  const { value: refunded } = useLive(`refunded ${chargeId}`, async (signal) => {
    const { resourceIds } = await activity.getTimeline({ walletId, resource: chargeId }, { signal })
    const refunds = await activity.listResources({ walletId, resource: 'refund', limit: 100 }, { signal })
    return refunds.data
      .filter(({ resourceId, status }) => resourceIds.includes(resourceId) && status !== 'FAILED')
      .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  })
  const left = paid - (refunded ?? paid)
  const [amount, setAmount] = useState('')
  useEffect(() => setAmount(amountText(left)), [left])
  const cents = readMoney(amount)
  const refund = useCommand(async () => {
    if (cents === undefined) return
    const order = { endToEndId, amount: cents, externalId: newId() }
    await session.call(walletId, (pix) => pix.refunds.createRefund(order))
  })
  return (
    <>
      {left > 0 && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault()
            void refund.run()
          }}
        >
          <AmountField value={amount} onChange={setAmount} />
          <button disabled={refund.isBusy || cents === undefined || cents > left}>{t('Refund')}</button>
        </form>
      )}
      <div role="status">
        {refunded !== undefined && refunded > 0 && (
          <ViewLink to={{ screen: 'movements' }}>
            {t('refund')} {money(refunded)}
          </ViewLink>
        )}
      </div>
      <Trouble error={refund.error} />
    </>
  )
}
