import type { Recurrence, Schedule } from '@pix-payments/client'
import type { JSX } from 'preact'
import { useVersioned } from '../api/live.ts'
import { t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { Card, Copy, Ids, Status, Trouble } from '../parts/parts.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { instant } from '../parts/time.ts'
import { usePage } from '../state/page.ts'
import { ResourceTimeline } from '../timeline/timeline.tsx'
import { CycleCalendar } from './cycle-calendar.tsx'
import { PayerActs } from './payer-acts.tsx'

/** A recurrence, what its payer can do, its calendar and its timeline. */
export function RecurrenceDetail({ id }: { readonly id: string }): JSX.Element {
  const { session, walletId } = usePage()
  // The timeline comes from the control API. The API itself is asked only when the timeline goes on.
  const { value, error } = useVersioned(
    `recurrence ${id}`,
    async (signal) => {
      const timeline = await session.sandbox.activity.getTimeline({ walletId, resource: id }, { signal })
      const changes = timeline.entries.filter(({ kind }) => kind === 'change')
      return `${changes.length} ${changes.at(-1)?.at} ${timeline.status}`
    },
    (signal) =>
      session.call(walletId, async (pix) => {
        const schedules: Schedule[] = []
        const pages = pix.schedules.listSchedules.items({ recurrenceId: id, limit: 100 }, { signal })
        for await (const schedule of pages) schedules.push(schedule)
        return { recurrence: await pix.recurrences.getRecurrence({ id }, { signal }), schedules }
      }),
  )
  return (
    <div class="column">
      <Card
        title={t('Recurrence')}
        aside={value !== undefined && <Status of={value.recurrence.statusDetailed} />}
      >
        <Trouble error={error} />
        {value !== undefined && <Facts recurrence={value.recurrence} />}
      </Card>
      {value !== undefined && <CycleCalendar recurrence={value.recurrence} schedules={value.schedules} />}
      <ResourceTimeline resource={id} />
    </div>
  )
}

function Facts({ recurrence }: { readonly recurrence: Recurrence }): JSX.Element {
  const { amount, firstPaymentAmount, firstPaymentStatus, textContent, expiresAt, status } = recurrence
  const isOpen = status === 'PENDING'
  const rows = [
    ['id', recurrence.id],
    [t('First payment'), firstPaymentStatus],
    [t('Authorized at'), recurrence.authorizedAt === null ? '–' : instant(recurrence.authorizedAt)],
    [t('First day, last day'), `${recurrence.firstPaymentDate} – ${recurrence.lastPaymentDate}`],
    ...(isOpen ? [[t('Authorize until'), instant(expiresAt)] as const] : []),
  ] as const
  return (
    <>
      <p class="amount">{money(amount ?? firstPaymentAmount ?? 0)}</p>
      {isOpen && (
        <div class="qr-and-pay">
          <div>
            <QrCode
              text={textContent}
              label={t('QR code of the recurrence')}
              isFaded={firstPaymentStatus !== 'PENDING'}
            />
            <p class="copy-text">
              <Copy text={textContent} label={t('Copy the code')} />
            </p>
          </div>
          <PayerActs recurrence={recurrence} />
        </div>
      )}
      {status === 'AUTHORIZED' && <PayerActs recurrence={recurrence} />}
      <Ids rows={rows} />
    </>
  )
}
