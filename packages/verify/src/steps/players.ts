import { generateCpf } from '@pix-payments/pix'
import { type Answer, InterfaceError } from '../back-end/back-end.ts'
import type { Player, ScenarioRun } from './scenario-run.ts'
import type { Step } from './step.ts'
import { ensureRunning } from './time.ts'

type Do<K extends Step['do']> = Extract<Step, { do: K }>

const NAMES = ['Maria Silva', 'João Souza', 'Ana Lima', 'Pedro Alves'] as const
const EXPIRES_IN = 900
/** The bank details of every player. */
const ACCOUNT = {
  bankCode: '87654321',
  branchCode: '0001',
  accountNumber: '123456',
  accountType: 'CACC',
} as const

/** How often a player presses the button again after an error. */
const TRIES = 3

export function playerOf({ players, random }: ScenarioRun, playerId: string): Player {
  const known = players.get(playerId)
  if (known !== undefined) return known
  const player = { playerId, name: random.of(NAMES), taxId: generateCpf(random.bytes) }
  players.set(playerId, player)
  return player
}

export async function openDeposit(
  run: ScenarioRun,
  { id, player: playerId, amount, expiresIn = EXPIRES_IN }: Do<'deposit'>,
): Promise<void> {
  const { backEnd, api } = run
  const player = playerOf(run, playerId)
  const ask = { id, ...player, amount, expiresIn }
  const { answer } = await again(run, () => backEnd.call('openDeposit', ask))
  if (!answer.ok) return void run.unplayed.push(`${id} was not opened: ${reasonOf(answer)}`)
  const wrong = api.problem('openDeposit', answer.body)
  if (wrong !== undefined) throw new InterfaceError(wrong)
  const { chargeId } = answer.body as { readonly chargeId: string }
  run.deposits.set(id, { id, player, amount, chargeId })
}

export async function withdraw(
  run: ScenarioRun,
  { id, player: playerId, amount, to, isUncovered = false }: Do<'withdraw'>,
): Promise<void> {
  const player = playerOf(run, playerId)
  const creditor = to === 'account' ? { account: ACCOUNT } : { pixKey: player.taxId }
  const ask = { id, ...player, amount, ...creditor }
  const { answer, isRefused } = await again(run, () => run.backEnd.call('askWithdrawal', ask))
  run.payouts.push({
    id,
    kind: 'withdrawal',
    player,
    amount,
    isRefused,
    isOverdraft: isUncovered && answer.ok,
  })
  if (!answer.ok) note(run, `The withdrawal ${id} got ${reasonOf(answer)}`)
}

export async function refund(run: ScenarioRun, { id, deposit, amount }: Do<'refund'>): Promise<void> {
  const opened = run.deposits.get(deposit)
  if (opened === undefined) return
  const ask = { id, depositId: deposit, amount }
  const { answer, isRefused } = await again(run, () => run.backEnd.call('askRefund', ask))
  run.payouts.push({ id, kind: 'refund', player: opened.player, amount, isRefused })
  if (!answer.ok) note(run, `The refund ${id} got ${reasonOf(answer)}`)
}

interface Asked {
  readonly answer: Answer
  /** Whether the first answer was a refusal: nothing happened. */
  readonly isRefused: boolean
}

/** A player who reads an error presses the button again: the same request, with the same id. */
export async function again(run: ScenarioRun, call: () => Promise<Answer>): Promise<Asked> {
  let answer = await call()
  const isRefused = !answer.ok && !isUnclear(answer.status)
  for (let tries = 1; tries < TRIES && !answer.ok && isUnclear(answer.status); tries += 1) {
    await ensureRunning(run)
    answer = await call()
  }
  return { answer, isRefused }
}

const isUnclear = (status: number | undefined): boolean => status === undefined || status >= 500

/** The status and the beginning of the text: `502: no such table`. */
export const reasonOf = ({ status, text }: Extract<Answer, { ok: false }>): string =>
  [status ?? 'no answer', text.trim().slice(0, 200)].filter((it) => it !== '').join(': ')

export const note = ({ log }: ScenarioRun, text: string): void => void log.push(text)
