import type { ImmediateCharge } from '@pix-payments/client'
import { formatTaxId } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useVersioned } from '../api/live.ts'
import { t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { Card, Copy, Ids, Status, Trouble } from '../parts/parts.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { duration, instant } from '../parts/time.ts'
import { useNow } from '../state/now.ts'
import { usePage } from '../state/page.ts'
import { PayAs } from './pay-as.tsx'
import { RefundForm } from './refund-form.tsx'

/** A charge: its QR code, its status, and payers for it. */
export function ChargeDetail({ chargeId }: { readonly chargeId: string }): JSX.Element {
  const { session, walletId } = usePage()
  const { value: charge, error } = useVersioned(
    `charge ${chargeId}`,
    async (signal) => {
      const timeline = await session.sandbox.activity.getTimeline(
        { walletId, resource: chargeId },
        { signal },
      )
      return timeline.status
    },
    (signal) => session.call(walletId, (pix) => pix.deposits.getImmediateCharge({ chargeId }, { signal })),
  )
  return (
    <Card title={t('Charge')} aside={charge !== undefined && <Status of={charge.status} />}>
      <Trouble error={error} />
      {charge !== undefined && <Charge charge={charge} />}
    </Card>
  )
}

function Charge({ charge }: { readonly charge: ImmediateCharge }): JSX.Element {
  const { wallet } = usePage()
  const left = (Date.parse(charge.expiresAt) - useNow(wallet.clock)) / 1000
  const isOpen = charge.status === 'PENDING'
  const rows = [
    ['chargeId', charge.chargeId],
    ['externalId', charge.externalId],
    [
      t('Payer'),
      charge.expectedPayer?.taxId === undefined ? t('anybody') : formatTaxId(charge.expectedPayer.taxId),
    ],
    [t('Paid at'), charge.paidAt === null ? '–' : instant(charge.paidAt)],
    ['endToEndId', charge.pixTransaction?.endToEndId ?? '–'],
  ] as const
  return (
    <>
      <p class="amount">{money(charge.amount)}</p>
      {isOpen && (
        <p role="timer" class={left < 60 ? 'soon' : undefined}>
          {left > 0 ? t('Expires in {time}', { time: duration(left) }) : t('Expires now')}
        </p>
      )}
      <div class="qr-and-pay">
        <div>
          <QrCode text={charge.brCode} label={t('QR code of the charge')} isFaded={!isOpen} />
          <p class="copy-text">
            <code>{charge.brCode}</code>
            <Copy text={charge.brCode} label={t('Copy the code')} />
          </p>
        </div>
        <div class="pay">
          <PayAs charge={charge} />
          {charge.pixTransaction !== null && (
            <RefundForm
              key={charge.chargeId}
              chargeId={charge.chargeId}
              endToEndId={charge.pixTransaction.endToEndId}
              paid={charge.amount}
            />
          )}
        </div>
      </div>
      <Ids rows={rows} />
    </>
  )
}
