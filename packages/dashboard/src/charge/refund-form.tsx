import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useCommand } from '../api/live.ts'
import { newId } from '../api/new-id.ts'
import { t } from '../language/language.ts'
import { AmountField } from '../parts/form.tsx'
import { amountText, money, readMoney } from '../parts/money.ts'
import { Trouble, ViewLink } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'

/** Refunds a paid charge, the whole of it or a part, and then proposes what is left. */
export function RefundForm({
  endToEndId,
  paid,
}: {
  readonly endToEndId: string
  readonly paid: number
}): JSX.Element {
  const { session, walletId } = usePage()
  const [amount, setAmount] = useState(amountText(paid))
  const [left, setLeft] = useState(paid)
  const cents = readMoney(amount)
  const refund = useCommand(async () => {
    if (cents === undefined) return
    const order = { endToEndId, amount: cents, externalId: newId() }
    const { leftAmount } = await session.call(walletId, (pix) => pix.refunds.createRefund(order))
    setLeft(leftAmount)
    setAmount(amountText(leftAmount))
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
        {left < paid && (
          <ViewLink to={{ screen: 'movements' }}>
            {t('refund')} {money(paid - left)}
          </ViewLink>
        )}
      </div>
      <Trouble error={refund.error} />
    </>
  )
}
