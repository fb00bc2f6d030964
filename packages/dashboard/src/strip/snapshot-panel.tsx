import type { SnapshotList } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type Live, useCommand } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Empty, Field, Trouble } from '../parts/parts.tsx'
import { instant } from '../parts/time.ts'
import { usePage } from '../state/page.ts'

/** The snapshots of the wallet: save, restore, delete. */
export function SnapshotPanel({ snapshots }: { readonly snapshots: Live<SnapshotList> }): JSX.Element {
  const { session, walletId } = usePage()
  const { state } = session.sandbox
  const [name, setName] = useState('')
  const save = useCommand(async () => {
    await state.createSnapshot({ walletId, ...(name !== '' && { name }) })
    // The user may already type the next name.
    setName((it) => (it === name ? '' : it))
  })
  const restore = useCommand((snapshotId: string) => state.restoreSnapshot({ walletId, snapshotId }))
  const remove = useCommand((snapshotId: string) => state.deleteSnapshot({ walletId, snapshotId }))
  const data = snapshots.value?.data ?? []
  return (
    <div class="panel">
      <h2>{t('Snapshots')}</h2>
      <p class="hint">
        {t('A snapshot keeps money, resources, events and clock. A restore brings all of them back.')}
      </p>
      <Trouble error={snapshots.error ?? save.error ?? restore.error ?? remove.error} />
      {data.length === 0 ? (
        <Empty>{t('There is no snapshot yet.')}</Empty>
      ) : (
        <ul class="rows">
          {data.map(({ snapshotId, name, at }) => (
            <li key={snapshotId}>
              <span>{name ?? t('Without a name')}</span>
              <span class="hint">{instant(at)}</span>
              <span class="actions">
                <button
                  type="button"
                  class="small"
                  disabled={restore.isBusy}
                  onClick={() => void restore.run(snapshotId)}
                >
                  {t('Restore')}
                </button>
                <button
                  type="button"
                  class="small"
                  disabled={remove.isBusy}
                  onClick={() => void remove.run(snapshotId)}
                >
                  {t('Delete')}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault()
          void save.run()
        }}
      >
        <Field label={t('Name (may be empty)')}>
          <input maxLength={100} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </Field>
        <button class="primary" disabled={save.isBusy}>
          {t('Save snapshot')}
        </button>
      </form>
    </div>
  )
}
