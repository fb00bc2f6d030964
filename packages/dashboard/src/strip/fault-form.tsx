import type { CreateFaultRequest } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { EVENT_NAMES, OPERATIONS } from 'virtual:contract'
import { useCommand } from '../api/live.ts'
import { type Phrase, t } from '../language/language.ts'
import { Field, Trouble } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'

type Effect = CreateFaultRequest['effect']
type Kind = Effect['kind']

/** The effects that a target of each kind can have, in the words of the page. */
const EFFECTS: Readonly<Record<'operationId' | 'event', readonly (readonly [kind: Kind, phrase: Phrase])[]>> =
  {
    operationId: [
      ['status', 'Answer with an error'],
      ['latency', 'Answer late'],
      ['drop', 'Close the connection before it is processed'],
      ['dropResponse', 'Process it, then lose the response'],
    ],
    event: [
      ['status', 'Count as answered with an error'],
      ['latency', 'Deliver late'],
      ['drop', 'Do not deliver'],
      ['duplicate', 'Deliver twice'],
      ['reorder', 'Deliver after the next one'],
      ['badSignature', 'Deliver with a wrong signature'],
      ['oldTimestamp', 'Deliver with an old timestamp'],
      ['foreignResource', 'Deliver with the resource of somebody else'],
    ],
  }

/** A form that adds a fault. */
export function FaultForm(): JSX.Element {
  const { session, walletId } = usePage()
  const [target, setTarget] = useState('operationId createImmediateCharge')
  const [kind, setKind] = useState<Kind>('status')
  const [number, setNumber] = useState(503)
  const [times, setTimes] = useState('1')
  const [targetKind = '', name = ''] = target.split(' ')
  const effects = EFFECTS[targetKind as 'operationId' | 'event']
  const create = useCommand(() =>
    session.sandbox.faults.createFault({
      walletId,
      target: { [targetKind]: name } as CreateFaultRequest['target'],
      effect: effectOf(kind, number),
      ...(times !== '' && { times: Number(times) }),
    }),
  )
  const choose = (next: Kind): void => {
    setKind(next)
    if (next === 'status') setNumber(503)
    if (next === 'latency') setNumber(3000)
  }
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault()
        void create.run()
      }}
    >
      <Field label={t('Target')}>
        <select
          value={target}
          onChange={({ currentTarget }) => {
            setTarget(currentTarget.value)
            if (currentTarget.value.split(' ')[0] !== targetKind) choose('status')
          }}
        >
          <optgroup label={t('Calls of an operation')}>
            {Object.keys(OPERATIONS).map((id) => (
              <option key={id} value={`operationId ${id}`}>
                {id}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('Deliveries of an event')}>
            {EVENT_NAMES.map((event) => (
              <option key={event} value={`event ${event}`}>
                {event}
              </option>
            ))}
          </optgroup>
        </select>
      </Field>
      <Field label={t('Effect')}>
        <select value={kind} onChange={({ currentTarget }) => choose(currentTarget.value as Kind)}>
          {effects.map(([it, phrase]) => (
            <option key={it} value={it}>
              {t(phrase)}
            </option>
          ))}
        </select>
      </Field>
      {(kind === 'status' || kind === 'latency') && (
        <Field label={kind === 'status' ? t('Status') : t('Milliseconds')}>
          <input
            type="number"
            min={kind === 'status' ? 400 : 1}
            max={kind === 'status' ? 599 : 60_000}
            required
            value={number}
            onInput={({ currentTarget }) => setNumber(currentTarget.valueAsNumber)}
          />
        </Field>
      )}
      <Field label={t('How often (empty: always)')}>
        <input
          type="number"
          min={1}
          value={times}
          onInput={({ currentTarget }) => setTimes(currentTarget.value)}
        />
      </Field>
      <button class="primary" disabled={create.isBusy}>
        {t('Add fault')}
      </button>
      <Trouble error={create.error} />
    </form>
  )
}

function effectOf(kind: Kind, number: number): Effect {
  if (kind === 'status') return { kind, status: number }
  if (kind === 'latency') return { kind, milliseconds: number }
  return { kind }
}
