import type { StatementLine } from '@pix-payments/client'
import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { shortInstant } from '../parts/time.ts'

const WIDTH = 600
const HEIGHT = 200

/** The settled balance as steps. The table beside it has the same values, so the drawing is hidden from screen readers. */
export function BalanceChart({
  lines,
  now,
}: {
  /** The lines from the newest to the oldest, at least one. */
  readonly lines: readonly StatementLine[]
  readonly now: string
}): JSX.Element {
  const points = pointsOf(lines, Date.parse(now))
  const balances = points.map(({ balance }) => balance)
  const [low, high] = [Math.min(...balances), Math.max(...balances)]
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const x = (at: number): number => (last === first ? 0 : ((at - first) / (last - first)) * WIDTH)
  const y = (balance: number): number => HEIGHT - ((balance - low) / Math.max(high - low, 1)) * HEIGHT
  const steps = points.map(({ at, balance }, index) =>
    index === 0 ? `M0,${y(balance)}` : `H${x(at).toFixed(1)}V${y(balance).toFixed(1)}`,
  )
  const path = steps.join('')
  return (
    <figure class="chart">
      <figcaption>{t('Settled balance, {low} to {high}', { low: money(low), high: money(high) })}</figcaption>
      <svg viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="area" d={`${path}V${HEIGHT + 6}H0Z`} />
        <path class="line" d={path} />
      </svg>
      <p class="axis" aria-hidden="true">
        <span>{shortInstant(first)}</span>
        <span>{shortInstant(last)}</span>
      </p>
    </figure>
  )
}

interface Point {
  readonly at: number
  readonly balance: number
}

/** The balance before the oldest line, after each line, and now, with a little room at both ends. */
export function pointsOf(lines: readonly StatementLine[], now: number): readonly Point[] {
  const points = lines.toReversed().map(({ settledAt, balanceAfter }) => ({
    at: Date.parse(settledAt),
    balance: balanceAfter,
  }))
  const oldest = lines.at(-1)
  const newest = points.at(-1)
  if (oldest === undefined || newest === undefined) return []
  const before = oldest.balanceAfter - (oldest.type === 'CREDIT' ? oldest.amount : -oldest.amount)
  const span = Math.max(now, newest.at) - Date.parse(oldest.settledAt)
  const margin = Math.max(span * 0.05, 1000)
  return [
    { at: Date.parse(oldest.settledAt) - margin, balance: before },
    ...points,
    { at: Math.max(now, newest.at + margin), balance: newest.balance },
  ]
}
