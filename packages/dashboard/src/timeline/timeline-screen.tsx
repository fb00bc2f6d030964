import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { Card, Empty, Field } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'
import { show } from '../state/url.ts'
import { ResourceTimeline } from './timeline.tsx'

/** The timeline of any resource, by its id. */
export function TimelineScreen(): JSX.Element {
  const { view } = usePage()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const given = new FormData(event.currentTarget as HTMLFormElement).get('resource')
    if (typeof given === 'string' && given.trim() !== '') show({ resource: given.trim() })
  }
  return (
    <div class="column">
      <Card title={t('Resource')}>
        <form class="inline" onSubmit={submit} key={view.resource}>
          <Field label={t('Id of a charge, withdrawal, refund, recurrence or schedule')}>
            <input type="search" name="resource" required defaultValue={view.resource ?? ''} />
          </Field>
          <button class="primary">{t('Show')}</button>
        </form>
        {view.resource === undefined && (
          <Empty>{t('Paste an id, or follow a link from the wallet, a charge or a withdrawal.')}</Empty>
        )}
      </Card>
      {view.resource !== undefined && <ResourceTimeline key={view.resource} resource={view.resource} />}
    </div>
  )
}
